// Builds a command-line tool for several platforms.
package main

import (
	"fmt"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Builds a command-line tool for several platforms.
type MyModule struct{}

// Builds the tool for all targets and returns the programs in one directory.
func (m *MyModule) Release(
	// The tool's source directory.
	source *dagger.Directory,
	// The tool's name.
	name string,
	// The targets, each as GOOS/GOARCH.
	// +default=["linux/amd64", "linux/arm64", "darwin/arm64", "windows/amd64"]
	targets []string,
) *dagger.Directory {
	release := dag.Directory()
	for _, target := range targets {
		release = release.WithDirectory("/", m.Target(source, name, target))
	}
	return release
}

// Builds the tool for one target.
func (m *MyModule) Target(
	// The tool's source directory.
	source *dagger.Directory,
	// The tool's name.
	name string,
	// The target, as GOOS/GOARCH.
	target string,
) *dagger.Directory {
	system, architecture, _ := strings.Cut(target, "/")
	file := fmt.Sprintf("%s_%s_%s", name, system, architecture)
	if system == "windows" {
		file += ".exe"
	}

	return dag.Container().
		From("golang:1.24-alpine").
		WithMountedCache("/go/pkg/mod", dag.CacheVolume("go-modules")).
		WithMountedCache("/root/.cache/go-build", dag.CacheVolume("go-build")).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithEnvVariable("CGO_ENABLED", "0").
		WithEnvVariable("GOOS", system).
		WithEnvVariable("GOARCH", architecture).
		WithExec([]string{"go", "build", "-o", "/out/" + file, "."}).
		Directory("/out")
}
