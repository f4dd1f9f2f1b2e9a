// Creates releases of a project.
package main

import "dagger/my-module/internal/dagger"

// A version of the project, with its packages.
type Release struct {
	// The version number.
	Version string
	// The packages, one for each platform.
	Packages []*Package
}

// Returns the release notes.
func (r *Release) Notes() *dagger.File {
	return dag.Directory().
		WithNewFile("NOTES.md", "# Release "+r.Version+"\n").
		File("NOTES.md")
}

// A package for one platform.
type Package struct {
	// The operating system.
	Os string
	// The CPU architecture.
	Arch string
}

// Returns the name of the package's archive.
func (p *Package) Archive() string {
	return "app_" + p.Os + "_" + p.Arch + ".tar.gz"
}

// Creates releases of a project.
type MyModule struct{}

// Creates a release with its packages.
func (m *MyModule) Release(
	// The release's version.
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
