// Names the images of a release.
package main

// Names the images of a release.
type MyModule struct {
	// The release's version.
	Version string
	// +private
	Registry string
}

func New(
	// The release's version.
	version string,
	// The registry's host.
	// +default="registry.example.com"
	registry string,
) *MyModule {
	return &MyModule{Version: version, Registry: registry}
}

// Returns an image's address.
func (m *MyModule) Address(
	// The image's name.
	name string,
) string {
	return m.Registry + "/" + name + ":" + m.Version
}
