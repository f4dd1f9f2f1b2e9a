// Tests the shop module.
package main

import (
	"context"
	"errors"
)

// Tests the shop module.
type Tests struct{}

// Checks that an unknown platform is rejected.
func (m *Tests) RefusesUnknownPlatform(ctx context.Context) error {
	_, err := dag.Shop().Build("linux/abacus").Sync(ctx)
	if err == nil {
		return errors.New("the platform linux/abacus was accepted")
	}
	return nil
}

// Checks that the image contains the page.
func (m *Tests) HasPage(ctx context.Context) error {
	_, err := dag.Shop().
		Build("linux/amd64").
		WithExec([]string{"grep", "shop", "/usr/share/nginx/html/index.html"}).
		Sync(ctx)
	return err
}
