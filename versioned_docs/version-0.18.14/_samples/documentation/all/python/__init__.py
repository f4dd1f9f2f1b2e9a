"""Formats source code.

Works on Go projects of any size.
"""

from .main import MyModule as MyModule
