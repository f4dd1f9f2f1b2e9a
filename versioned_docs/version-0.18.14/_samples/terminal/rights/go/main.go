// Opens a shell with all rights of root.
package main

import "dagger/my-module/internal/dagger"

// Opens shells.
type MyModule struct{}

// A container after a shell with all capabilities of root, for example to look at the network.
func (m *MyModule) Inspect() *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "tcpdump"}).
		Terminal(dagger.ContainerTerminalOpts{InsecureRootCapabilities: true})
}
