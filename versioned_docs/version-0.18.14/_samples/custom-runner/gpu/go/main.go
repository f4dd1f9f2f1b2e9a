// Looks at the graphics cards of the engine.
package main

import "context"

// Looks at the graphics cards of the engine.
type MyModule struct{}

// Lists the cards that a container can use.
func (m *MyModule) Devices(ctx context.Context) (string, error) {
	return dag.Container().
		From("nvidia/cuda:12.6.3-base-ubuntu24.04").
		// region: gpu
		ExperimentalWithAllGPUs().
		// endregion: gpu
		WithExec([]string{"nvidia-smi", "-L"}).
		Stdout(ctx)
}
