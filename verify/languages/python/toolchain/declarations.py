"""Shared by the programs that read Dagger modules: the names of decorators and the parts of annotations."""

import ast


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
