// Lists documentation pages.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// A Markdown page.
type Page struct {
	// The page's path, relative to the documentation directory.
	Path string
	// The page's file.
	File *dagger.File
}

// Returns the page's first line without the heading marker.
func (p *Page) Title(ctx context.Context) (string, error) {
	text, err := p.File.Contents(ctx)
	if err != nil {
		return "", err
	}
	first, _, _ := strings.Cut(text, "\n")
	return strings.TrimPrefix(first, "# "), nil
}

// Lists documentation pages.
type MyModule struct{}

// Lists all pages in the documentation.
func (m *MyModule) Pages(
	ctx context.Context,
	// The documentation directory.
	docs *dagger.Directory,
) ([]*Page, error) {
	paths, err := docs.Glob(ctx, "**/*.md")
	if err != nil {
		return nil, err
	}
	var pages []*Page
	for _, path := range paths {
		pages = append(pages, &Page{Path: path, File: docs.File(path)})
	}
	return pages, nil
}
