// Writes a file with code of the module itself.
package main

import (
	"os"

	"dagger/my-module/internal/dagger"
)

// Writes files.
type MyModule struct{}

// A file with a text in it.
func (m *MyModule) Note(
	// The text.
	text string,
) (*dagger.File, error) {
	if err := os.WriteFile("note.txt", []byte(text), 0o644); err != nil {
		return nil, err
	}
	return dag.CurrentModule().WorkdirFile("note.txt"), nil
}
