// Compresses text in the module's own container.
package main

import (
	"compress/gzip"
	"os"

	"dagger/my-module/internal/dagger"
)

// Compresses text.
type MyModule struct{}

// Compresses text into a gzip file.
func (m *MyModule) Pack(
	// The text to compress.
	text string,
) (*dagger.File, error) {
	file, err := os.Create("text.gz")
	if err != nil {
		return nil, err
	}
	defer file.Close()

	packer := gzip.NewWriter(file)
	if _, err := packer.Write([]byte(text)); err != nil {
		return nil, err
	}
	if err := packer.Close(); err != nil {
		return nil, err
	}
	return dag.CurrentModule().WorkdirFile("text.gz"), nil
}
