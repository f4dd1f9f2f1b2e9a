// Lists the engine's GPUs.
package main

import "context"

// Lists the engine's GPUs.
type MyModule struct{}

// Lists the GPUs that a container can use.
func (m *MyModule) Devices(ctx context.Context) (string, error) {
	return dag.Container().
		From("nvidia/cuda:12.6.3-base-ubuntu24.04").
		// region: gpu
		ExperimentalWithAllGPUs().
		// endregion: gpu
		WithExec([]string{"nvidia-smi", "-L"}).
		Stdout(ctx)
}
