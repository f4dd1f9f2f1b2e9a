"""Prints what Dagger modules expose, in the shape of verify/modules/raw.ts.

Reads one line per module from its input, the paths of its files separated by tabs, and prints a JSON list of the
modules' definitions.
"""

import ast
import json
import sys

from declarations import annotation_of, arguments_in, arguments_of, decorator, keyword_of, metadata_of, name_of

PRIMITIVES = {"str": "String", "int": "Int", "float": "Float", "bool": "Boolean", "None": "Void"}
LISTS = ("list", "List", "Sequence", "tuple")


def raw_type(name, nullable=False, **rest):
    return {"name": name, "list": False, "nullable": nullable, **rest}


def is_none(node):
    return isinstance(node, ast.Constant) and node.value is None


def members_of(union):
    if isinstance(union, ast.BinOp) and isinstance(union.op, ast.BitOr):
        return [*members_of(union.left), *members_of(union.right)]
    return [union]


def type_of(node, owner):
    node = annotation_of(node)
    union = members_of(node)
    if len(union) > 1:
        kept = [member for member in union if not is_none(member)]
        inner = type_of(kept[0], owner) if len(kept) == 1 else raw_type("?")
        return {**inner, "nullable": len(kept) < len(union)}
    if isinstance(node, ast.Subscript):
        name, arguments = name_of(node.value), arguments_of(node)
        if name == "Annotated":
            return type_of(arguments[0], owner)
        if name == "Optional":
            return {**type_of(arguments[0], owner), "nullable": True}
        return {**type_of(arguments[0], owner), "list": True} if name in LISTS else raw_type("?")
    if is_none(node):
        return raw_type("Void")
    name = name_of(node)
    return raw_type(owner if name == "Self" else PRIMITIVES.get(name, name or "?"))


def public_name(name):
    """The SDK drops a trailing underscore, which avoids Python's keywords."""
    keeps = name.startswith("_") or name.endswith("__")
    return name if keeps else name.removesuffix("_")


def parameter(name, annotation, optional, owner):
    metadata = metadata_of(annotation_of(annotation))
    given = [part.args[0].value for part in metadata if name_of(part) == "Name"]
    has_path = any(name_of(part) == "DefaultPath" for part in metadata)
    built = type_of(annotation, owner)
    return {
        "name": given[0] if given else public_name(name),
        "type": built,
        "optional": optional or built["nullable"] or has_path,
    }


def signature(name, function, owner):
    return {
        "name": name,
        "parameters": [
            parameter(argument.arg, argument.annotation, default is not None, owner)
            for argument, default in arguments_in(function)
        ],
        "returns": raw_type("Void") if function.returns is None else type_of(function.returns, owner),
        "line": function.lineno,
    }


def attribute(node, owner):
    """A field of a dataclass: its argument of the constructor, if there's one, and whether functions can read it."""
    call = node.value if isinstance(node.value, ast.Call) and name_of(node.value) == "field" else None
    if call is None:
        return parameter(node.target.id, node.annotation, node.value is not None, owner), False
    exposed = not (isinstance(call.func, ast.Attribute) and name_of(call.func.value) == "dataclasses")
    has_default = any(found.arg in ("default", "default_factory") for found in call.keywords)
    built = parameter(node.target.id, node.annotation, has_default, owner)
    if exposed:
        built["name"] = keyword_of(call, "name") or built["name"]
    return (None if keyword_of(call, "init") is False else built), exposed and built


def read_object(class_, kind):
    functions, arguments, constructor = [], [], None
    for node in class_.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            exposed = decorator(node, "function")
            if exposed:
                given = keyword_of(exposed, "name") if isinstance(exposed, ast.Call) else None
                functions.append(signature(given or public_name(node.name), node, class_.name))
            elif node.name == "create" and decorator(node, "classmethod"):
                constructor = signature("", node, class_.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            argument, field = attribute(node, class_.name)
            if argument:
                arguments.append(argument)
            if field:
                functions.append(
                    {"name": field["name"], "parameters": [], "returns": field["type"], "line": node.lineno}
                )
    made = {"name": "", "parameters": arguments, "returns": raw_type(class_.name), "line": class_.lineno}
    return {"kind": kind, "functions": functions, "constructorFunction": constructor or made}


def read_enum(class_):
    assigned = [node.targets[0] for node in class_.body if isinstance(node, ast.Assign)]
    return {"kind": "enum", "members": [target.id for target in assigned if isinstance(target, ast.Name)]}


def read_file(name):
    with open(name, encoding="utf-8") as source:
        tree = ast.parse(source.read(), name)
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        place = {"name": node.name, "file": name, "line": node.lineno}
        if decorator(node, "object_type"):
            yield {**read_object(node, "object"), **place}
        elif decorator(node, "interface"):
            yield {**read_object(node, "interface"), **place}
        elif decorator(node, "enum_type"):
            yield {**read_enum(node), **place}


def read_module(names):
    try:
        return [definition for name in names for definition in read_file(name)]
    except SyntaxError:
        return []  # The type checker says what is wrong.


json.dump([read_module(line.rstrip("\n").split("\t")) for line in sys.stdin], sys.stdout)
