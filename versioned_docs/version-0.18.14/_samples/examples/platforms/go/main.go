// Publishes one image for several platforms.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Publishes one image for several platforms.
type MyModule struct{}

// Builds a Go program for each platform and publishes the images under one address.
func (m *MyModule) Publish(
	ctx context.Context,
	// The program's sources.
	source *dagger.Directory,
	// The image's address, with a tag.
	address string,
	// The platforms, for example linux/amd64.
	platforms []dagger.Platform,
) (string, error) {
	variants := make([]*dagger.Container, 0, len(platforms))
	for _, platform := range platforms {
		variants = append(variants, m.Variant(source, platform))
	}
	return dag.Container().Publish(ctx, address, dagger.ContainerPublishOpts{PlatformVariants: variants})
}

// The image for one platform. The compiler runs on the engine's own platform.
func (m *MyModule) Variant(
	// The program's sources.
	source *dagger.Directory,
	// The platform, for example linux/arm64.
	platform dagger.Platform,
) *dagger.Container {
	parts := strings.Split(string(platform), "/")

	program := dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithEnvVariable("CGO_ENABLED", "0").
		WithEnvVariable("GOOS", parts[0]).
		WithEnvVariable("GOARCH", parts[1]).
		WithExec([]string{"go", "build", "-o", "/out/app", "."}).
		File("/out/app")

	return dag.Container(dagger.ContainerOpts{Platform: platform}).
		From("alpine:3.22").
		WithFile("/usr/local/bin/app", program).
		WithEntrypoint([]string{"app"})
}
