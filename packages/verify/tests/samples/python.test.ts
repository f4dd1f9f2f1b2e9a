import {pythonChecker} from '../../src/languages/python/check';
import {describeLanguage} from './checking';

const module = `"""Builds things."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds things."""

    @function
    async def build(
        self,
        source: Annotated[dagger.Directory, Doc("The sources.")],
    ) -> str:
        """Builds a program."""
        return await (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_exec(["go", "build"], expect=dagger.ReturnType.ANY)
            .stdout()
        )
`;

await describeLanguage({
  checker: pythonChecker,
  language: 'python',
  file: 'main.py',
  module,
  mistakes: [
    {name: 'method', from: '.with_directory(', to: '.with_folder(', message: /Cannot access attribute "with_folder"/},
    {
      name: 'argument',
      from: '.from_("golang:1.24-alpine")',
      to: '.from_(124)',
      message: /cannot be assigned to parameter "address"/,
    },
    {
      name: 'keyword',
      from: 'expect=dagger.ReturnType.ANY)',
      to: 'expected=None)  # type: ignore',
      message: /No parameter named "expected"/,
    },
    {
      name: 'missing',
      from: '"/src", source',
      to: '"/src"',
      at: '.with_directory("/src")',
      message: /Argument missing for parameter "directory"/,
    },
    {
      name: 'import',
      from: 'import Doc, dag, function',
      to: 'import Doc, function',
      at: 'dag.container()',
      message: /"dag" is not defined/,
    },
    {
      name: 'package',
      from: 'import dagger\n',
      to: 'import dagger\nimport builder\n',
      at: 'import builder',
      message: /Import "builder" could not be resolved/,
    },
    {name: 'enum', from: 'ReturnType.ANY', to: 'ReturnType.ALL', message: /attribute "ALL"/},
    {name: 'syntax', from: 'async def build(', to: 'async def build((', message: /expected|not closed|Expected/},
    {name: 'await', from: 'return await (', to: 'return (', message: /not assignable to return type "str"/},
  ],
  fences: [
    {
      name: 'a client program',
      text: 'import anyio\nimport dagger\nfrom dagger import dag\n\n\nasync def main():\n    async with dagger.connection():\n        print(await dag.host().directory(".").entries())\n\n\nanyio.run(main)\n',
    },
    {
      name: 'a mistake in a client program',
      text: 'import anyio\nimport dagger\nfrom dagger import dag\n\n\nasync def main():\n    async with dagger.connection():\n        print(await dag.host().folder(".").entries())\n\n\nanyio.run(main)\n',
      failure: {line: 8, message: /attribute "folder"/},
    },
  ],
});
