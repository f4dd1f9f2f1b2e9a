"""Finds method calls in Python files: `container.with_exec(…)`.

Reads a JSON list of files from its input, and prints a JSON list of positions: file, 0-based line, and 0-based column of
the method's name in UTF-16 units.
"""

import ast
import json
import sys


def places(file):
    with open(file, encoding="utf-8") as source:
        text = source.read()
    lines = text.encode().split(b"\n")
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        # The syntax tree's offsets count bytes.
        line = node.func.end_lineno - 1
        start = node.func.end_col_offset - len(node.func.attr.encode())
        column = len(lines[line][:start].decode().encode("utf-16-le")) // 2
        yield {"file": file, "line": line, "column": column}


json.dump([place for file in json.load(sys.stdin) for place in places(file)], sys.stdout)
