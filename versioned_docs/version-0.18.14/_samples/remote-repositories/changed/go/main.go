// Compares two versions of a project.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Compares two versions of a project.
type MyModule struct{}

// Lists the changed files and their status, one per line.
func (m *MyModule) Changed(
	ctx context.Context,
	// The older version.
	before *dagger.GitRef,
	// The newer version.
	after *dagger.GitRef,
) (string, error) {
	files := dagger.GitRefTreeOpts{DiscardGitDir: true}
	return dag.Container().
		From("alpine/git:2.49.1").
		WithMountedDirectory("/compare/before", before.Tree(files)).
		WithMountedDirectory("/compare/after", after.Tree(files)).
		WithWorkdir("/compare").
		WithExec([]string{"sh", "-c", "git diff --no-index --name-status before after || test $? -eq 1"}).
		Stdout(ctx)
}
