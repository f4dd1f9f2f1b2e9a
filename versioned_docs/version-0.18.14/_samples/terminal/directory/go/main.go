// Opens a terminal in a directory.
package main

import "dagger/my-module/internal/dagger"

// Opens terminals.
type MyModule struct{}

// Opens a Python prompt next to a directory's files.
func (m *MyModule) Explore(
	// The directory.
	source *dagger.Directory,
) *dagger.Directory {
	return source.Terminal(dagger.DirectoryTerminalOpts{
		Container: dag.Container().From("python:3.12-slim"),
		Cmd:       []string{"python"},
	})
}
