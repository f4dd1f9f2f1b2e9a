// Sets the program that a terminal opens.
package main

import "dagger/my-module/internal/dagger"

// Makes containers to work in.
type MyModule struct{}

// A Node.js container whose terminal is a Node.js prompt.
func (m *MyModule) Workbench() *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		// region: default
		WithDefaultTerminalCmd([]string{"node"})
	// endregion: default
}
