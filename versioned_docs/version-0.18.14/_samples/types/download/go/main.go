// Downloads a file and checks what came.
package main

import "dagger/my-module/internal/dagger"

// Downloads files.
type MyModule struct{}

// A file from the web. The call fails if its content is not the expected one.
func (m *MyModule) Download(
	// The address of the file.
	url string,
	// The SHA-256 checksum of the file, in hexadecimal digits.
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
