"""Messages as a screen reads them: what is sent is encoded, so tests decode it first."""

from __future__ import annotations

import msgspec

from farshore.server import socket_types as m
from farshore.server.table_message import Viewer, table_message
from farshore.tables.table import Table

DECODER = msgspec.json.Decoder(m.TableMessage)


def shown_to(table: Table, viewer: Viewer) -> m.TableMessage:
    return DECODER.decode(msgspec.json.encode(table_message(table, viewer)))
