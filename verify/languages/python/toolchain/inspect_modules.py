"""Checks what the type checker doesn't in the sources of Dagger modules: main objects and documentation.

Reads a JSON list of packages from its input, and prints a JSON list of problems.
"""

import ast
import json
import sys

from declarations import annotation_of, arguments_in, decorator, keyword_of, metadata_of, name_of


def documented(annotation):
    """Whether an annotation is `Annotated[…, Doc("…")]`."""
    return any(name_of(part) == "Doc" for part in metadata_of(annotation_of(annotation)))


class Inspector:
    def __init__(self, file, problems):
        self.file = file
        self.problems = problems

    def report(self, node, message):
        self.problems.append({"file": self.file, "line": node.lineno, "message": message})

    def arguments(self, function):
        for argument, _ in arguments_in(function):
            if not documented(argument.annotation):
                self.report(argument, f"the argument {argument.arg} of {function.name} has no Doc()")

    def members(self, class_):
        for node in class_.body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                exposed = decorator(node, "function")
                if exposed and not ast.get_docstring(node):
                    self.report(node, f"the function {node.name} has no docstring")
                if exposed or (node.name == "create" and decorator(node, "classmethod")):
                    self.arguments(node)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                hidden = isinstance(node.value, ast.Call) and keyword_of(node.value, "init") is False
                private = name_of(node.annotation.value if isinstance(node.annotation, ast.Subscript) else node.annotation)
                if not hidden and private not in ("InitVar", "ClassVar") and not documented(node.annotation):
                    self.report(node, f"the field {node.target.id} of {class_.name} has no Doc()")

    def run(self, tree):
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and decorator(node, "object_type", "interface", "enum_type"):
                if not ast.get_docstring(node):
                    self.report(node, f"the class {node.name} has no docstring")
                if not decorator(node, "enum_type"):
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
        if isinstance(node, ast.ClassDef) and decorator(node, "object_type")
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
