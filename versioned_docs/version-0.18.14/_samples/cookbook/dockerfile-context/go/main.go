// Builds Dockerfiles that are not where they usually are.
package main

import "dagger/my-module/internal/dagger"

// Builds Dockerfiles that are not where they usually are.
type MyModule struct{}

// An image from a Dockerfile with another name, or in a subdirectory.
func (m *MyModule) Named(
	// The build context.
	source *dagger.Directory,
	// The Dockerfile's path in the build context.
	path string,
) *dagger.Container {
	return source.DockerBuild(dagger.DirectoryDockerBuildOpts{Dockerfile: path})
}

// An image from a Dockerfile that is not in the build context.
func (m *MyModule) Outside(
	// The build context.
	source *dagger.Directory,
	// The Dockerfile.
	dockerfile *dagger.File,
) *dagger.Container {
	return source.WithFile("Dockerfile", dockerfile).DockerBuild()
}
