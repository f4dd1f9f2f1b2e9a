// Makes releases of a project.
package main

import "dagger/my-module/internal/dagger"

// A version of the project and what belongs to it.
type Release struct {
	// The version's number.
	Version string
	// One package for each platform.
	Packages []*Package
}

// A release's notes.
func (r *Release) Notes() *dagger.File {
	return dag.Directory().
		WithNewFile("NOTES.md", "# Release "+r.Version+"\n").
		File("NOTES.md")
}

// What is installed on one platform.
type Package struct {
	// The operating system.
	Os string
	// The processor's architecture.
	Arch string
}

// The name of the package's archive.
func (p *Package) Archive() string {
	return "app_" + p.Os + "_" + p.Arch + ".tar.gz"
}

// Makes releases.
type MyModule struct{}

// A release with its packages.
func (m *MyModule) Release(
	// The version of the release.
	version string,
) *Release {
	return &Release{
		Version: version,
		Packages: []*Package{
			{Os: "linux", Arch: "amd64"},
			{Os: "darwin", Arch: "arm64"},
		},
	}
}
