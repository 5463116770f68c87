"""The layout of the SQLite file, and how an older one is brought up to date."""

from __future__ import annotations

import secrets
import sqlite3

from farshore.store.protocol import BrokenStore

LAYOUT = 6  # of the tables below; a later layout migrates from an earlier one
INDEXES = """
create index if not exists tables_by_visibility on tables (status, visibility, changed);
create index if not exists tables_by_id on tables (id, changed);
create index if not exists ratings_by_shown on ratings (game, mean - 2 * uncertainty desc);
create index if not exists ratings_by_player on ratings (player);
create index if not exists chats_by_person on chats (person);
create table if not exists preferences (person text primary key, data text not null) without rowid;
create table if not exists devices (secret text primary key, person text not null, kind text not null) without rowid;
create index if not exists devices_by_person on devices (person);
create table if not exists comments (
  table_id text not null references tables, number integer not null, row integer not null, person text not null,
  seat integer not null, text text not null, at real not null, primary key (table_id, number)) without rowid;
create index if not exists comments_by_person on comments (person);
create table if not exists documents (
  kind text not null, id text not null, owner text not null, data blob not null, at real not null,
  primary key (kind, id, owner)) without rowid;
create index if not exists documents_by_owner on documents (owner, at);
"""
VERSIONS = "alter table tables add column version integer not null default 0;"  # since layout 6
SCHEMA = """
create table house (name text primary key, value blob not null) without rowid;
create table tables (
  id text primary key, game text not null, status text not null, visibility text not null,
  opened real not null, changed real not null, data blob not null, version integer not null default 0) without rowid;
create index tables_by_status on tables (status, changed);
create table people (person text not null, table_id text not null references tables, primary key (person, table_id))
  without rowid;
create index people_by_table on people (table_id);
create table journal (
  table_id text not null references tables, number integer not null, seat integer not null, text text not null,
  at real not null, primary key (table_id, number)) without rowid;
create table chats (
  table_id text not null references tables, number integer not null, person text not null, name text not null,
  text text not null, at real not null, primary key (table_id, number)) without rowid;
create table names (person text primary key, name text not null) without rowid;
create table ratings (
  game text not null, player text not null, name text not null, mean real not null, uncertainty real not null,
  tables integer not null, primary key (game, player)) without rowid;
"""


def lay_out(db: sqlite3.Connection, name: object) -> None:
    """In one transaction; what a newer Farshore has written is left alone."""
    layout = db.execute("pragma user_version").fetchone()[0]
    if layout == LAYOUT:
        return
    if layout > LAYOUT:
        raise BrokenStore(f"{name} was written by a newer Farshore (layout {layout}); use that one")
    older = VERSIONS if layout else SCHEMA
    db.executescript(f"begin immediate; {older} {INDEXES} pragma user_version = {LAYOUT};")
    if not layout:
        db.execute("insert into house values ('key', ?)", (secrets.token_bytes(32),))
    db.execute("commit")
