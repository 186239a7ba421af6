"""The screens of the window, one file each. A screen builds itself anew for every size, language and scale of type."""
