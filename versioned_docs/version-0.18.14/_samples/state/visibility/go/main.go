// Names the images of a release.
package main

// Names the images of a release.
type MyModule struct {
	// The version of the release.
	Version string
	// +private
	Registry string
}

func New(
	// The version of the release.
	version string,
	// The registry's host.
	// +default="registry.example.com"
	registry string,
) *MyModule {
	return &MyModule{Version: version, Registry: registry}
}

// The address of an image.
func (m *MyModule) Address(
	// The image's name.
	name string,
) string {
	return m.Registry + "/" + name + ":" + m.Version
}
