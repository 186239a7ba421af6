"""The same paper and ink for the widgets of pygame_gui: forms, lists, dialogs.

Gives a dictionary that `UIManager(theme_path=...)` takes. pygame_gui inherits only colours from "defaults",
so fonts and shapes are repeated for every widget. Must not know any screen or game.
"""

from __future__ import annotations

from typing import Any, Final

from systems.presentation.fonts import CHINESE_SIZE, Role, chinese_file, latin_file
from systems.presentation.palette import INK, INK2, PAGE, PAPER, RULE, SHEET, WASH, Colour, mix, shade, tint

Theme = dict[str, dict[str, Any]]

BODY_PX: Final = 20
SMALLEST_PX: Final = 14
TEXT_WIDGETS: Final = (
    "button",
    "label",
    "text_box",
    "text_entry_box",
    "text_entry_line",
    "drop_down_menu",
    "selection_list",
    "window",
    "message_window",
    "confirmation_dialog",
    "tool_tip",
    "check_box",
    "tab_container",
    "status_bar",
    "progress_bar",
)
ROUND_WIDGETS: Final = (
    "button",
    "text_box",
    "text_entry_box",
    "text_entry_line",
    "drop_down_menu",
    "selection_list",
    "panel",
    "window",
    "message_window",
    "confirmation_dialog",
    "tool_tip",
    "horizontal_slider",
    "check_box",
)
# What people type may be Chinese in any language, and pygame_gui cannot mix two faces in a line.
ANY_SCRIPT: Final = ("text_entry_line", "selection_list.@selection_list_item", "@any_script")
# Fields are live, so they are sheets; everything else lies on paper.
SHEETS: Final = (
    "text_box",
    "text_entry_line",
    "text_entry_box",
    "selection_list",
    "window",
    "message_window",
    "confirmation_dialog",
)
# Parts that pygame_gui makes of buttons, but which have no line of their own.
FLAT_PARTS: Final = (
    "selection_list.@selection_list_item",
    "drop_down_menu.#drop_down_options_list.@selection_list_item",
)
TITLE_PARTS: Final = ("#title_bar", "#close_button")


def theme(scale: float = 1.0, accent: Colour = INK, language: str = "en") -> Theme:
    """Returns the theme for a scale of the window, the jewel of a game and a language tag such as zh_Hans."""
    px = max(SMALLEST_PX, round(BODY_PX * scale))
    whole: Theme = {"defaults": {"colours": _colours(accent)}}
    for widget in TEXT_WIDGETS:
        whole.setdefault(widget, {})["font"] = fonts_for(
            px, language, "bold" if widget == "button" else "body"
        )
    for widget in ROUND_WIDGETS:
        whole.setdefault(widget, {})["misc"] = _shape(scale)
    for part in FLAT_PARTS:
        whole[part] = {"misc": _shape(scale, border=0), "colours": _flat(accent)}
    for widget in ANY_SCRIPT:
        whole.setdefault(widget, {})["font"] = [_noto(px, locale) for locale in ("en", "zh")]
    for widget in SHEETS:
        whole.setdefault(widget, {})["colours"] = {"dark_bg": _hex(SHEET)}
    _dress_parts(whole, px, accent, language)
    return whole


def _dress_parts(whole: Theme, px: int, accent: Colour, language: str) -> None:
    """Adds what one kind of widget alone knows: heights of rows and title bars, default button, headings."""
    whole["#default_button"] = {"colours": _jewel(accent)}
    whole["label"] |= {"misc": {"text_horiz_alignment": "left"}, "colours": {"dark_bg": "#00000000"}}
    whole["#heading"] = {"font": _heading(round(px * 1.3), language)}
    whole["horizontal_slider"]["misc"]["enable_arrow_buttons"] = "0"
    for widget in ("selection_list", "drop_down_menu"):
        whole[widget]["misc"]["list_item_height"] = str(round(px * 1.7))
    for window in ("window", "message_window", "confirmation_dialog"):
        whole[window]["misc"]["title_bar_height"] = str(round(px * 1.9))
        for part in TITLE_PARTS:
            whole[f"{window}.{part}"] = {
                "misc": {"shape": "rectangle", "border_width": "2", "shadow_width": "0"}
            }
        # The cross of the close button is a sign that only Noto has.
        whole[f"{window}.#close_button"]["font"] = [_noto(px, locale) for locale in ("en", "zh")]


def fonts_for(px: int, language: str, role: Role = "body") -> list[dict[str, str]]:
    """Returns the fonts of a widget for the locales en and zh.

    pygame_gui knows two-letter locales only. The wanted language comes first: it is the one used at start.
    """
    latin = {
        "name": f"page_sans_{role}",
        "locale": "en",
        "size": str(px),
        "regular_path": str(latin_file(role)),
        "bold_path": str(latin_file("bold")),
        "italic_path": str(latin_file("italic")),
        "bold_italic_path": str(latin_file("bold")),
    }
    chinese = _noto(px, "zh", role)
    return [chinese, latin] if language.startswith("zh") else [latin, chinese]


def _noto(px: int, locale: str, role: Role = "body") -> dict[str, str]:
    return {
        "name": f"noto_{role}",
        "locale": locale,
        "size": str(round(px * CHINESE_SIZE["body"])),
        "regular_path": str(chinese_file(role)),
        "bold_path": str(chinese_file("bold")),
        "italic_path": str(chinese_file("italic")),
        "bold_italic_path": str(chinese_file("bold")),
    }


def _heading(px: int, language: str) -> list[dict[str, str]]:
    latin = {"name": "storybook", "locale": "en", "size": str(px), "regular_path": str(latin_file("title"))}
    chinese = {
        "name": "noto_title",
        "locale": "zh",
        "size": str(round(px * CHINESE_SIZE["title"])),
        "regular_path": str(chinese_file("title")),
    }
    return [chinese, latin] if language.startswith("zh") else [latin, chinese]


def _colours(accent: Colour) -> dict[str, str]:
    """Names the inks in the words of pygame_gui: sheets with an ink line on paper."""
    soft = _hex(mix(INK2, RULE, 0.25))
    pale, hover, pressed = _hex(mix(PAPER, SHEET, 0.3)), _hex(tint(accent, 0.86)), _hex(tint(accent, 0.7))
    inks = {
        "dark_bg": _hex(PAPER),
        "normal_bg": _hex(SHEET),
        "hovered_bg": hover,
        "active_bg": pressed,
        "selected_bg": pressed,
        "disabled_bg": pale,
        "normal_border": _hex(INK),
        "disabled_border": _hex(RULE),
        "normal_text": _hex(INK),
        "hovered_text": _hex(INK),
        "active_text": _hex(INK),
        "selected_text": _hex(INK),
        "disabled_text": soft,
        "title_text": _hex(INK),
        "text_cursor": _hex(accent),
        "link_text": _hex(accent),
        "link_hover": _hex(shade(accent, -0.2)),
        "link_selected": _hex(shade(accent, 0.2)),
        "text_shadow": "#00000000",
        "filled_bar": _hex(accent),
        "unfilled_bar": _hex(PAGE),
        "scroll_bar": _hex(WASH),
    }
    return inks | {f"{state}_border": _hex(accent) for state in ("hovered", "active", "selected", "focused")}


def _flat(accent: Colour) -> dict[str, str]:
    states = {"hovered": tint(accent, 0.86), "active": tint(accent, 0.7), "selected": tint(accent, 0.7)}
    return {"normal_bg": _hex(SHEET)} | {f"{state}_bg": _hex(colour) for state, colour in states.items()}


def _jewel(accent: Colour) -> dict[str, str]:
    fills = {
        "normal": accent,
        "hovered": shade(accent, -0.12),
        "active": shade(accent, -0.28),
        "selected": accent,
    }
    colours = {f"{state}_bg": _hex(fill) for state, fill in fills.items()}
    colours |= {f"{state}_text": _hex(SHEET) for state in fills}
    return colours | {f"{state}_border": _hex(shade(accent, -0.45)) for state in fills}


def _shape(scale: float, border: int = 2) -> dict[str, str]:
    return {
        "shape": "rounded_rectangle",
        "shape_corner_radius": str(max(4, round(8 * scale)) if border else 2),
        "border_width": str(border),
        "shadow_width": "0",
    }


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
