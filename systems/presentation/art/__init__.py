"""Pictures drawn by code: no file in here loads an image."""
