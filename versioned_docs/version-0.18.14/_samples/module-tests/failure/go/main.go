// Tests of the module shop.
package main

import (
	"context"
	"errors"
)

// Tests of the module shop.
type Tests struct{}

// An unknown platform is an error.
func (m *Tests) RefusesUnknownPlatform(ctx context.Context) error {
	_, err := dag.Shop().Build("linux/abacus").Sync(ctx)
	if err == nil {
		return errors.New("the platform linux/abacus was accepted")
	}
	return nil
}

// The image holds the page.
func (m *Tests) HasPage(ctx context.Context) error {
	_, err := dag.Shop().
		Build("linux/amd64").
		WithExec([]string{"grep", "shop", "/usr/share/nginx/html/index.html"}).
		Sync(ctx)
	return err
}
