"""The text seat: a match as text, complete for one seat and nothing beyond it.

The terminal prints it, `/api/tables/{id}/text` answers it, and the browser shows it as “Text view”.
"""
