// Lists the pages of a documentation.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// A page in Markdown.
type Page struct {
	// Where the page is, from the top of the documentation.
	Path string
	// The page itself.
	File *dagger.File
}

// The first line of the page, without the sign of a heading.
func (p *Page) Title(ctx context.Context) (string, error) {
	text, err := p.File.Contents(ctx)
	if err != nil {
		return "", err
	}
	first, _, _ := strings.Cut(text, "\n")
	return strings.TrimPrefix(first, "# "), nil
}

// Lists the pages of a documentation.
type MyModule struct{}

// All pages of a documentation.
func (m *MyModule) Pages(
	ctx context.Context,
	// The documentation.
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
