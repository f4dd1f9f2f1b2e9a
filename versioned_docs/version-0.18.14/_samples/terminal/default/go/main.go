// Sets a container's default terminal command.
package main

import "dagger/my-module/internal/dagger"

// Builds containers to work in.
type MyModule struct{}

// Returns a container whose terminal opens a Node.js prompt.
func (m *MyModule) Workbench() *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		// region: default
		WithDefaultTerminalCmd([]string{"node"})
	// endregion: default
}
