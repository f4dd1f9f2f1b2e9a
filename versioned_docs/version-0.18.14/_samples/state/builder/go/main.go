// Builds an image step by step.
package main

import "dagger/my-module/internal/dagger"

// Builds an image step by step.
type MyModule struct {
	// The packages added so far.
	Packages []string
	// +private
	Mirror string
}

// Adds a package.
func (m *MyModule) WithPackage(
	// The package's name.
	name string,
) *MyModule {
	copied := append([]string{}, m.Packages...)
	return &MyModule{Packages: append(copied, name), Mirror: m.Mirror}
}

// Sets the package mirror.
func (m *MyModule) WithMirror(
	// The mirror's URL.
	url string,
) *MyModule {
	return &MyModule{Packages: m.Packages, Mirror: url}
}

// Builds the image with all packages.
func (m *MyModule) Build() *dagger.Container {
	command := []string{"apk", "add"}
	if m.Mirror != "" {
		command = append(command, "--repository="+m.Mirror)
	}
	return dag.Container().
		From("alpine:3.22").
		WithExec(append(command, m.Packages...))
}
