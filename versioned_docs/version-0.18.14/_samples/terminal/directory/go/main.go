// Opens a terminal in a directory.
package main

import "dagger/my-module/internal/dagger"

// Opens a terminal in a directory.
type MyModule struct{}

// Opens a Python prompt in a directory.
func (m *MyModule) Explore(
	// The directory to open.
	source *dagger.Directory,
) *dagger.Directory {
	return source.Terminal(dagger.DirectoryTerminalOpts{
		Container: dag.Container().From("python:3.12-slim"),
		Cmd:       []string{"python"},
	})
}
