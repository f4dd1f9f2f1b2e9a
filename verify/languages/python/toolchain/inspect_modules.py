"""Checks in the sources of Dagger modules what the type checker does not: main objects and documentation.

Reads a JSON list of packages from its input, and prints a JSON list of what is wrong.
"""

import ast
import json
import sys


def name_of(node):
    """The last name of a decorator, a call or an annotation: `dagger.function()` gives `function`."""
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def decorated(node, names):
    return any(name_of(decorator) in names for decorator in node.decorator_list)


def documented(annotation):
    """Whether an annotation is `Annotated[…, Doc("…")]`."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        try:
            annotation = ast.parse(annotation.value, mode="eval").body
        except SyntaxError:
            return True
    if not isinstance(annotation, ast.Subscript) or name_of(annotation.value) != "Annotated":
        return False
    parts = annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else []
    return any(isinstance(part, ast.Call) and name_of(part) == "Doc" for part in parts[1:])


class Inspector:
    def __init__(self, file, problems):
        self.file = file
        self.problems = problems

    def report(self, node, message):
        self.problems.append({"file": self.file, "line": node.lineno, "message": message})

    def arguments(self, function):
        spec = function.args
        for argument in [*spec.posonlyargs, *spec.args, *spec.kwonlyargs]:
            if argument.arg in ("self", "cls") and argument.annotation is None:
                continue
            if not documented(argument.annotation):
                self.report(argument, f"the argument {argument.arg} of {function.name} has no Doc()")

    def members(self, class_):
        for node in class_.body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                exposed = decorated(node, {"function"})
                if exposed and not ast.get_docstring(node):
                    self.report(node, f"the function {node.name} has no docstring")
                if exposed or (node.name == "create" and decorated(node, {"classmethod"})):
                    self.arguments(node)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                hidden = isinstance(node.value, ast.Call) and any(
                    keyword.arg == "init" and getattr(keyword.value, "value", None) is False
                    for keyword in node.value.keywords
                )
                private = name_of(node.annotation.value if isinstance(node.annotation, ast.Subscript) else node.annotation)
                if not hidden and private not in ("InitVar", "ClassVar") and not documented(node.annotation):
                    self.report(node, f"the field {node.target.id} of {class_.name} has no Doc()")

    def run(self, tree):
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and decorated(node, {"object_type", "interface", "enum_type"}):
                if not ast.get_docstring(node):
                    self.report(node, f"the class {node.name} has no docstring")
                if not decorated(node, {"enum_type"}):
                    self.members(node)


def inspect(package, problems):
    trees = []
    for file in package["files"]:
        try:
            with open(file, encoding="utf-8") as source:
                trees.append((file, ast.parse(source.read(), file)))
        except SyntaxError:
            return  # The type checker says what is wrong.
    objects = {
        node.name
        for _, tree in trees
        for node in tree.body
        if isinstance(node, ast.ClassDef) and decorated(node, {"object_type"})
    }
    if trees and package["main"] not in objects:
        message = f"the module has no main object: there is no `@object_type class {package['main']}`"
        problems.append({"file": trees[0][0], "line": 1, "message": message})
    for file, tree in trees:
        Inspector(file, problems).run(tree)


def main():
    problems = []
    for package in json.load(sys.stdin):
        inspect(package, problems)
    json.dump(problems, sys.stdout)


main()
