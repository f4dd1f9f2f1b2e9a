// Prepares a website for its server.
package main

import "dagger/my-module/internal/dagger"

// Prepares a website for its server.
type MyModule struct{}

// The site with a compressed copy beside each file.
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
