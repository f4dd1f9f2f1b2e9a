// Builds a Go program for several platforms.
package main

import "dagger/my-module/internal/dagger"

// Builds a Go program.
type MyModule struct{}

// Builds one binary for each architecture.
func (m *MyModule) Binaries(
	// The program's source directory.
	source *dagger.Directory,
	// The architectures to build for.
	// +default=["amd64", "arm64"]
	architectures []string,
) []*dagger.File {
	var binaries []*dagger.File
	for _, architecture := range architectures {
		name := "/out/app-" + architecture
		binaries = append(binaries, dag.Container().
			From("golang:1.24-alpine").
			WithDirectory("/src", source).
			WithWorkdir("/src").
			WithEnvVariable("GOARCH", architecture).
			WithExec([]string{"go", "build", "-o", name, "."}).
			File(name))
	}
	return binaries
}
