// Installs Debian packages with a cache that one exec can use at a time.
package main

import "dagger/my-module/internal/dagger"

// Builds containers with Debian packages.
type MyModule struct{}

// Returns a Debian container with packages installed.
func (m *MyModule) Tools(
	// The packages to install.
	packages []string,
) *dagger.Container {
	locked := dagger.ContainerWithMountedCacheOpts{Sharing: dagger.CacheSharingModeLocked}
	return dag.Container().
		From("debian:12-slim").
		WithMountedCache("/var/cache/apt/archives", dag.CacheVolume("apt-archives"), locked).
		WithoutFile("/etc/apt/apt.conf.d/docker-clean").
		WithExec([]string{"apt-get", "update"}).
		WithExec(append([]string{"apt-get", "install", "--yes"}, packages...))
}
