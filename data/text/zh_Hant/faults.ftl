### 檔案與回答可能出的差錯，視窗裡的說法。命令列和裁判程式用英文說。

## 存檔

fault-at = { $file }：{ $why }
fault-save-empty = 檔案是空的。
fault-save-cut = 檔案不完整，後面的內容缺失。
fault-save-strange = 這不是《五個故事》的存檔。
fault-save-newer = 這個存檔來自更新的程式（存檔版本 { $version }，本程式只能讀取版本 { $known }）。
fault-save-older = 這個存檔的版本 { $version } 太舊，已經無法讀取。
fault-save-edited = 這個存檔已損壞，或被手動改過。
fault-save-game = 本程式沒有 { $game } 這個遊戲。
fault-not-read = 無法讀取：{ $why }。
fault-not-written = 無法寫入{ $file }：{ $why }。

## 遊戲盒、地圖等

fault-box = 遊戲自帶的檔案有誤：{ $why }
fault-map = 這張地圖無法使用：{ $why }
fault-why = 操作被拒絕：{ $why }。
fault-plain = { $why }

## 系統拒絕的原因

reason-permission = 沒有權限
reason-read-only = 這裡只能讀取
reason-no-space = 磁碟空間不足
reason-missing = 沒有這個檔案或資料夾
reason-folder = 這是一個資料夾
reason-too-large = 檔案太大
reason-name = 檔案不能用這個名稱
reason-no-file = 這不是普通檔案
reason-system = 系統拒絕了（{ $why }）

## 回答

fault-answer-over = 遊戲已經結束，不能再作選擇。
fault-answer-unasked = 現在沒有要回答的問題。
fault-answer-strange = { $option } 不是這個問題的選項。
fault-answer-twice = 有一個選項被選了兩次。
fault-answer-count = 選了{ $n }個選項；這個問題要選{ $low }至{ $high }個。
fault-answer-number = 選了{ $n }個選項；這個問題要選{ $low }個。
fault-by-rule = { $why }依據規則 { $rule }。
