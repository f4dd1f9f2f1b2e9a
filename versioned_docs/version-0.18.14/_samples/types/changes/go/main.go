// Compares two directories.
package main

import "dagger/my-module/internal/dagger"

// Compares directories.
type MyModule struct{}

// The files that are new or different in the second directory.
func (m *MyModule) Changes(
	// The directory as it was.
	before *dagger.Directory,
	// The directory as it is now.
	after *dagger.Directory,
) *dagger.Directory {
	return before.WithTimestamps(0).Diff(after.WithTimestamps(0))
}
