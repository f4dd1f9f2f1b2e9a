// Tests the contents of a directory.
package main

import (
	"context"
	"fmt"
	"slices"

	"dagger/tests/internal/dagger"
)

// Tests the contents of a directory.
type Tests struct{}

// Checks that a filter keeps the chosen files and their contents.
func (m *Tests) FilterKeepsNotes(ctx context.Context) error {
	notes := dag.Directory().
		WithNewFile("main.go", "package main\n").
		WithNewFile("notes.md", "# Notes\n").
		Filter(dagger.DirectoryFilterOpts{Include: []string{"*.md"}})

	names, err := notes.Entries(ctx)
	if err != nil {
		return err
	}
	if !slices.Equal(names, []string{"notes.md"}) {
		return fmt.Errorf("expected notes.md alone, got %v", names)
	}

	text, err := notes.File("notes.md").Contents(ctx)
	if err != nil {
		return err
	}
	if text != "# Notes\n" {
		return fmt.Errorf("expected the heading, got %q", text)
	}
	return nil
}
