// Formats source code.
//
// Works on Go projects of any size.
package main

import "dagger/my-module/internal/dagger"

// Formats Go source code.
type MyModule struct {
	// The version of Go whose formatter runs.
	Version string
}

// Formats the files of a project.
//
// Returns the whole project, with formatted files.
func (m *MyModule) Format(
	// The project to format.
	source *dagger.Directory,
) *dagger.Directory {
	return dag.Container().
		From("golang:" + m.Version + "-alpine").
		WithDirectory("/src", source).
		WithExec([]string{"gofmt", "-w", "/src"}).
		Directory("/src")
}

// Configures the formatter.
func New(
	// The version of Go.
	// +default="1.24"
	version string,
) *MyModule {
	return &MyModule{Version: version}
}
