// Compresses a website for its server.
package main

import "dagger/my-module/internal/dagger"

// Compresses a website for its server.
type MyModule struct{}

// Adds a compressed copy of each file to a site.
func (m *MyModule) Compress(
	// The site's files.
	site *dagger.Directory,
) *dagger.Directory {
	return dag.Container().
		From("alpine:3.22").
		WithDirectory("/site", site).
		WithWorkdir("/site").
		WithExec([]string{"sh", "-c", "find . -type f -exec gzip -9 -k -f {} +"}).
		Directory(".")
}
