// Tests a library with several versions of Node.js.
package main

import (
	"context"
	"fmt"
	"strings"

	"dagger/my-module/internal/dagger"

	"golang.org/x/sync/errgroup"
)

// Tests a library with several versions of Node.js.
type MyModule struct{}

// Runs the tests with all versions at once, and fails if any of them did.
func (m *MyModule) Test(
	ctx context.Context,
	// The library.
	source *dagger.Directory,
	// The versions of Node.js.
	versions []string,
) (string, error) {
	codes := make([]int, len(versions))

	// region: parallel
	group, groupCtx := errgroup.WithContext(ctx)
	for i, version := range versions {
		group.Go(func() (err error) {
			codes[i], err = m.Tested(source, version).ExitCode(groupCtx)
			return err
		})
	}
	if err := group.Wait(); err != nil {
		return "", err
	}
	// endregion: parallel

	var passed, failed []string
	for i, version := range versions {
		if codes[i] == 0 {
			passed = append(passed, version)
		} else {
			failed = append(failed, version)
		}
	}
	if len(failed) > 0 {
		return "", fmt.Errorf("tests failed with Node.js %s", strings.Join(failed, ", "))
	}
	return "tests passed with Node.js " + strings.Join(passed, ", "), nil
}

// The container after the tests with one version, whether they passed or not.
func (m *MyModule) Tested(
	// The library.
	source *dagger.Directory,
	// The version of Node.js.
	version string,
) *dagger.Container {
	return dag.Container().
		From(fmt.Sprintf("node:%s-slim", version)).
		WithMountedCache("/root/.npm", dag.CacheVolume("npm")).
		WithDirectory("/src", source, dagger.ContainerWithDirectoryOpts{Exclude: []string{"node_modules"}}).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"}).
		WithExec([]string{"npm", "test"}, dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny})
}
