"""Prints what Dagger modules expose, in the shape of packages/verify/src/modules/raw.ts.

Reads one line per module from its input, the paths of its files separated by tabs, and prints a JSON list of the
modules' definitions.
"""

import ast
import json
import sys

PRIMITIVES = {"str": "String", "int": "Int", "float": "Float", "bool": "Boolean", "None": "Void"}
LISTS = ("list", "List", "Sequence", "tuple")


def name_of(node):
    """The last name of a decorator, a call or an annotation: `function` for `dagger.function()`."""
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def decorator(node, *names):
    """The first decorator with one of the names."""
    return next((found for found in node.decorator_list if name_of(found) in names), None)


def annotation_of(node):
    """An annotation, which may be written as a string."""
    try:
        return ast.parse(node.value, mode="eval").body if isinstance(getattr(node, "value", None), str) else node
    except SyntaxError:
        return node  # The type checker says what is wrong.


def arguments_of(annotation):
    """The parts in brackets: `Annotated[str, Doc("…")]` has two."""
    if not isinstance(annotation, ast.Subscript):
        return []
    return annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]


def metadata_of(annotation):
    """The calls in `Annotated[…]` after the type: `[Doc("…"), DefaultPath("/")]`."""
    if not isinstance(annotation, ast.Subscript) or name_of(annotation.value) != "Annotated":
        return []
    return [part for part in arguments_of(annotation)[1:] if isinstance(part, ast.Call)]


def keyword_of(call, name):
    """The value of a call's keyword argument, if it's a constant."""
    return next((getattr(found.value, "value", None) for found in call.keywords if found.arg == name), None)


def arguments_in(function):
    """The arguments of a function without `self` and `cls`, each with its default value or None."""
    spec = function.args
    positional = [*spec.posonlyargs, *spec.args]
    defaults = [*[None] * (len(positional) - len(spec.defaults)), *spec.defaults, *spec.kw_defaults]
    pairs = zip([*positional, *spec.kwonlyargs], defaults)
    return [pair for pair in pairs if pair[0].arg not in ("self", "cls")]


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


def described(node, description, what):
    """The key for a declaration whose description is missing."""
    return {} if description else {"missing": {"what": what, "line": node.lineno}}


def parameter(name, node, optional, owner):
    """An argument of a function, or a field of a dataclass."""
    annotation = annotation_of(node.annotation)
    metadata = metadata_of(annotation)
    # Descriptions of these wouldn't be shown.
    hidden = name_of(getattr(annotation, "value", annotation)) in ("InitVar", "ClassVar")
    given = [part.args[0].value for part in metadata if name_of(part) == "Name"]
    has_path = any(name_of(part) == "DefaultPath" for part in metadata)
    built = type_of(annotation, owner)
    return {
        "name": given[0] if given else public_name(name),
        "type": built,
        "optional": optional or built["nullable"] or has_path,
        **described(node, hidden or any(name_of(part) == "Doc" for part in metadata), "Doc()"),
    }


def signature(name, function, owner):
    return {
        "name": name,
        "parameters": [
            parameter(argument.arg, argument, default is not None, owner)
            for argument, default in arguments_in(function)
        ],
        "returns": raw_type("Void") if function.returns is None else type_of(function.returns, owner),
        "line": function.lineno,
    }


def attribute(node, owner):
    """A field of a dataclass: its argument of the constructor, and the function that reads it; either may be None."""
    call = node.value if isinstance(node.value, ast.Call) and name_of(node.value) == "field" else None
    if call is None:
        return parameter(node.target.id, node, node.value is not None, owner), None
    has_default = any(found.arg in ("default", "default_factory") for found in call.keywords)
    argument = parameter(node.target.id, node, has_default, owner)
    accepted = keyword_of(call, "init") is not False
    if isinstance(call.func, ast.Attribute) and name_of(call.func.value) == "dataclasses":
        return argument if accepted else None, None
    argument["name"] = keyword_of(call, "name") or argument["name"]
    function = {"name": argument["name"], "parameters": [], "returns": argument["type"], "line": node.lineno}
    # Both have the same description, so it's required once.
    missing = argument.pop("missing", None)
    if accepted and missing:
        function["missing"] = missing
    return argument if accepted else None, function


def docstring_of(node):
    return described(node, ast.get_docstring(node), "docstring")


def read_object(class_, kind):
    functions, arguments, constructor = [], [], None
    for node in class_.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            exposed = decorator(node, "function")
            if exposed:
                given = keyword_of(exposed, "name") if isinstance(exposed, ast.Call) else None
                built = signature(given or public_name(node.name), node, class_.name)
                functions.append({**built, **docstring_of(node)})
            elif node.name == "create" and decorator(node, "classmethod"):
                constructor = signature("", node, class_.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            argument, function = attribute(node, class_.name)
            arguments.extend([argument] if argument else [])
            functions.extend([function] if function else [])
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
        place = {"name": node.name, "file": name, "line": node.lineno, **docstring_of(node)}
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
        return None  # The type checker says what is wrong.


json.dump([read_module(line.rstrip("\n").split("\t")) for line in sys.stdin], sys.stdout)
