// Collects notes in a directory.
package main

import "dagger/my-module/internal/dagger"

// Collects notes in a directory.
type MyModule struct {
	// The notes so far.
	Notes *dagger.Directory
}

func New() *MyModule {
	return &MyModule{Notes: dag.Directory()}
}

// Adds a note.
func (m *MyModule) WithNote(
	// The file name.
	name string,
	// The note's text.
	text string,
) *MyModule {
	return &MyModule{Notes: m.Notes.WithNewFile(name, text)}
}
