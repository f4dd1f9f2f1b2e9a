// Packs a text in code of the module itself.
package main

import (
	"compress/gzip"
	"os"

	"dagger/my-module/internal/dagger"
)

// Packs texts.
type MyModule struct{}

// A gzip file with a text in it.
func (m *MyModule) Pack(
	// The text.
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
