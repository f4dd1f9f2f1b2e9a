// Downloads a file and verifies its checksum.
package main

import "dagger/my-module/internal/dagger"

// Downloads files.
type MyModule struct{}

// Downloads a file, and fails if its checksum doesn't match.
func (m *MyModule) Download(
	// The file's URL.
	url string,
	// The file's SHA-256 checksum, in hexadecimal.
	checksum string,
) *dagger.File {
	return dag.Container().
		From("alpine:3.22").
		WithWorkdir("/download").
		WithFile("file", dag.HTTP(url)).
		WithNewFile("sums", checksum+"  file\n").
		WithExec([]string{"sha256sum", "-c", "sums"}).
		File("file")
}
