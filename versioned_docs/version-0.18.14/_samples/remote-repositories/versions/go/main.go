// Looks up versions in a repository.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Looks up versions in a repository.
type MyModule struct{}

// Returns the files of the latest release, without Git history.
func (m *MyModule) Latest(
	// The repository.
	repository *dagger.GitRepository,
) *dagger.Directory {
	return repository.LatestVersion().Tree(dagger.GitRefTreeOpts{DiscardGitDir: true})
}

// Lists the tags that match a pattern.
func (m *MyModule) Tags(
	ctx context.Context,
	// The repository.
	repository *dagger.GitRepository,
	// The pattern, for example "refs/tags/v1.*".
	pattern string,
) ([]string, error) {
	return repository.Tags(ctx, dagger.GitRepositoryTagsOpts{Patterns: []string{pattern}})
}
