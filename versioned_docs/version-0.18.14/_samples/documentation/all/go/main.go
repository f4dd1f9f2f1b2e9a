// Formats source code.
//
// Works on Go projects of any size.
package main

import "dagger/my-module/internal/dagger"

// Formats Go source code.
type MyModule struct {
	// The Go version whose formatter is used.
	Version string
}

// Formats a project's Go files.
//
// Returns the whole project, not just the formatted files.
func (m *MyModule) Format(
	// The project directory.
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
	// The Go version.
	// +default="1.24"
	version string,
) *MyModule {
	return &MyModule{Version: version}
}
