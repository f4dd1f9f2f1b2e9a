// Tidies lists in the module's own container, with Go code.
package main

import (
	"context"
	"os"
	"slices"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Tidies lists.
type MyModule struct{}

// Sorts a file's lines and removes duplicates.
func (m *MyModule) Tidy(
	ctx context.Context,
	// A text file with one entry per line.
	entries *dagger.File,
) (*dagger.File, error) {
	if _, err := entries.Export(ctx, "list.txt"); err != nil {
		return nil, err
	}
	text, err := os.ReadFile("list.txt")
	if err != nil {
		return nil, err
	}
	lines := strings.FieldsFunc(string(text), func(r rune) bool { return r == '\n' || r == '\r' })
	slices.Sort(lines)
	tidy := strings.Join(slices.Compact(lines), "\n") + "\n"
	if err := os.WriteFile("tidy.txt", []byte(tidy), 0o644); err != nil {
		return nil, err
	}
	return dag.CurrentModule().WorkdirFile("tidy.txt"), nil
}
