// Builds a tool from its repository.
package main

import "dagger/my-module/internal/dagger"

// Builds tools written in Go.
type MyModule struct{}

// Builds the program in the root directory of a public repository.
func (m *MyModule) Tool(
	// The repository's URL.
	repository string,
	// The tag, branch or commit to build.
	version string,
) *dagger.File {
	// region: clone
	source := dag.Git(repository).
		Ref(version).
		Tree(dagger.GitRefTreeOpts{DiscardGitDir: true})
	// endregion: clone

	return dag.Container().
		From("golang:1.24-alpine").
		WithMountedDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "/usr/local/bin/tool", "."}).
		File("/usr/local/bin/tool")
}
