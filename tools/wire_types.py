"""Writes `web/src/wire.ts`: the messages of `farshore.server` as TypeScript types. Run it after changing them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args

from msgspec import inspect

from farshore.server import forms, messages

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
HEAD = "// Made by tools/wire_types.py from src/farshore/server/messages.py and forms.py. Do not edit.\n"
PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}


def written(x: inspect.Type) -> str:
    """A type as TypeScript has it; structs by their name."""
    if type(x) in PLAIN:
        return PLAIN[type(x)]
    if isinstance(x, inspect.Metadata):
        return written(x.type)
    if isinstance(x, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in x.values)
    if isinstance(x, inspect.UnionType):
        return " | ".join(written(y) for y in x.types)
    if isinstance(x, inspect.ListType):
        inner = written(x.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(x, inspect.TupleType):
        return f"[{', '.join(written(y) for y in x.item_types)}]"
    if isinstance(x, inspect.DictType):
        return f"Record<string, {written(x.value_type)}>"
    if isinstance(x, inspect.StructType):
        return x.cls.__name__
    raise TypeError(f"no TypeScript for {x}")


def within(x: inspect.Type) -> list[inspect.StructType]:
    """The structs inside a type, deepest first."""
    if isinstance(x, inspect.StructType):
        return [*(y for field in x.fields for y in within(field.type)), x]
    if isinstance(x, inspect.UnionType):
        return [y for part in x.types for y in within(part)]
    if isinstance(x, inspect.ListType):
        return within(x.item_type)
    return within(x.value_type) if isinstance(x, inspect.DictType) else []


def declared(x: inspect.StructType) -> str:
    tag = [f'  {x.tag_field}: "{x.tag}";'] if x.tag_field else []
    fields = [f"  {f.encode_name}{'' if f.required else '?'}: {written(f.type)};" for f in x.fields]
    story = f"/** {' '.join(x.cls.__doc__.split())} */\n" if x.cls.__doc__ else ""
    return f"{story}export interface {x.cls.__name__} {{\n" + "\n".join([*tag, *fields]) + "\n}\n"


def wire_types() -> str:
    roots = [*get_args(messages.FromServer), *get_args(messages.FromBrowser), *forms.PAGES]
    structs = {x.cls.__name__: x for root in roots for x in within(inspect.type_info(root))}
    unions = [
        f"export type {name} = {' | '.join(cls.__name__ for cls in get_args(getattr(messages, name)))};\n"
        for name in ("FromServer", "FromBrowser")
    ]
    return "\n".join([HEAD, *(declared(x) for x in structs.values()), *unions])


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wire_types(), encoding="utf-8")
    sys.stdout.write(f"wrote {TARGET}\n")
