// Opens a shell with all root capabilities.
package main

import "dagger/my-module/internal/dagger"

// Opens privileged shells.
type MyModule struct{}

// Opens a privileged shell, for example to inspect network traffic.
func (m *MyModule) Inspect() *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "tcpdump"}).
		Terminal(dagger.ContainerTerminalOpts{InsecureRootCapabilities: true})
}
