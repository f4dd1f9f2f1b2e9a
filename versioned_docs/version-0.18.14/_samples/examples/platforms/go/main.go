// Publishes a multi-platform image.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Publishes a multi-platform image.
type MyModule struct{}

// Builds a Go program for each platform and publishes them as one image.
func (m *MyModule) Publish(
	ctx context.Context,
	// The program's source directory.
	source *dagger.Directory,
	// The address to publish to, with a tag.
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

// Builds one platform's image. The compiler runs on the engine's platform.
func (m *MyModule) Variant(
	// The program's source directory.
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
