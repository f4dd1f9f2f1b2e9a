import {goChecker} from '../../src/languages/go/check';
import {describeLanguage} from './checking';

const module = `// Builds things.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Builds things.
type MyModule struct{}

// How much to say.
type Level string

const (
	// Little.
	LevelLow Level = "LOW"
)

// Builds a program.
func (m *MyModule) Build(
	ctx context.Context,
	// The sources.
	// +ignore=["*.md"]
	source *dagger.Directory,
	// How much to say.
	// +default="LOW"
	level Level,
) (string, error) {
	return dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source).
		WithExec([]string{"go", "build"}, dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny}).
		Stdout(ctx)
}
`;

await describeLanguage({
  checker: goChecker,
  language: 'go',
  file: 'main.go',
  module,
  mistakes: [
    {name: 'method', from: 'WithDirectory(', to: 'WithFolder(', message: /has no field or method WithFolder/},
    {name: 'argument', from: 'From("golang:1.24-alpine")', to: 'From(124)', message: /cannot use 124 .* as string/},
    {name: 'arguments', from: 'Stdout(ctx)', to: 'Stdout()', message: /not enough arguments/},
    {name: 'import', from: '\t"context"\n', to: '\n', at: 'ctx context.Context', message: /undefined: context/},
    {
      name: 'enum',
      from: 'dagger.ReturnTypeAny',
      to: 'dagger.ReturnTypeAll',
      message: /undefined: dagger.ReturnTypeAll/,
    },
    {name: 'option', from: 'Expect:', to: 'Expected:', message: /unknown field Expected/},
    {name: 'receiver', from: 'func (m *MyModule) Build(', to: 'func () Build(', message: /method has no receiver/},
    {name: 'syntax', from: 'return dag.', to: 'return dag..', message: /expected/},
    {
      name: 'package',
      from: '"context"',
      to: '"github.com/example/context"',
      message: /no required module provides package/,
    },
  ],
  fences: [
    {name: 'a module', text: module},
    {
      name: 'a mistake in a module',
      text: module.replace('From(', 'Form('),
      failure: {line: 32, message: /has no field or method Form/},
    },
    {
      name: 'a client program',
      text: 'package main\n\nimport (\n\t"context"\n\n\t"dagger.io/dagger"\n)\n\nfunc main() {\n\tclient, err := dagger.Connect(context.Background())\n\tif err != nil {\n\t\tpanic(err)\n\t}\n\tdefer client.Close()\n\tclient.Host().Directory(".")\n}\n',
    },
    {name: 'statements alone', text: 'x := dag.Container()\n', failure: {line: 1, message: /expected 'package'/}},
  ],
});
