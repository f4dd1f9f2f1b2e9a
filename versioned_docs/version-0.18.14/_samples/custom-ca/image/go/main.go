// Builds images that trust a company's certificate authority.
package main

import "dagger/my-module/internal/dagger"

// Builds images that trust a company's certificate authority.
type MyModule struct{}

// Builds an Alpine image with the certificate installed.
func (m *MyModule) Base(
	// The CA certificate, in PEM format.
	certificate *dagger.File,
) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "ca-certificates"}).
		// region: install
		WithFile("/usr/local/share/ca-certificates/company.crt", certificate).
		WithExec([]string{"update-ca-certificates"})
	// endregion: install
}
