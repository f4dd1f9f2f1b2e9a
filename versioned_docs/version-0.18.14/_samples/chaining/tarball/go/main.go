// Packs a multi-platform image into a tarball.
package main

import "dagger/my-module/internal/dagger"

// Packs images into tarballs.
type MyModule struct{}

// Returns a tarball of a site's image for two platforms.
func (m *MyModule) Tarball(
	// The site's files.
	site *dagger.Directory,
) *dagger.File {
	var variants []*dagger.Container
	for _, platform := range []dagger.Platform{"linux/amd64", "linux/arm64"} {
		variants = append(variants, dag.Container(dagger.ContainerOpts{Platform: platform}).
			From("nginx:1.28-alpine").
			WithDirectory("/usr/share/nginx/html", site))
	}
	return dag.Container().AsTarball(dagger.ContainerAsTarballOpts{PlatformVariants: variants})
}
