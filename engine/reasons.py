"""Why the system refused a file, as words that any language can say. Must not know what the file was wanted for."""

from __future__ import annotations

import errno
from typing import Final

from components.texts import Text, text

REASONS: Final = {
    errno.EACCES: "reason-permission",
    errno.EPERM: "reason-permission",
    errno.EROFS: "reason-read-only",
    errno.ENOSPC: "reason-no-space",
    getattr(errno, "EDQUOT", errno.ENOSPC): "reason-no-space",
    errno.ENOENT: "reason-missing",
    errno.ENOTDIR: "reason-missing",
    errno.EISDIR: "reason-folder",
    errno.EFBIG: "reason-too-large",
    errno.ENAMETOOLONG: "reason-name",
    errno.EINVAL: "reason-no-file",
}
"""From a number of the system to the key of its words."""


def reason(error: OSError) -> Text:
    """Why it was refused; what has no words of its own is told in those of the system."""
    known = REASONS.get(error.errno or 0)
    return Text(known) if known else text("reason-system", why=str(error.strerror or error))
