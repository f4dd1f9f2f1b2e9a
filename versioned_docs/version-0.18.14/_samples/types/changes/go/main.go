// Compares two directories.
package main

import "dagger/my-module/internal/dagger"

// Compares directories.
type MyModule struct{}

// Returns the files that are new or changed in the second directory.
func (m *MyModule) Changes(
	// The original directory.
	before *dagger.Directory,
	// The changed directory.
	after *dagger.Directory,
) *dagger.Directory {
	return before.WithTimestamps(0).Diff(after.WithTimestamps(0))
}
