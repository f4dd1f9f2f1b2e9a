// Writes a file in the module's own container.
package main

import (
	"os"

	"dagger/my-module/internal/dagger"
)

// Writes files.
type MyModule struct{}

// Returns a file that contains the given text.
func (m *MyModule) Note(
	// The text to write.
	text string,
) (*dagger.File, error) {
	if err := os.WriteFile("note.txt", []byte(text), 0o644); err != nil {
		return nil, err
	}
	return dag.CurrentModule().WorkdirFile("note.txt"), nil
}
