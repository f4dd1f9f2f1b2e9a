// Package sdk keeps the dependencies that code on the pages may import in go.mod.
package sdk

import (
	_ "dagger.io/dagger"
	_ "dagger.io/dagger/dag"
	_ "dagger.io/dagger/querybuilder"
	_ "dagger.io/dagger/telemetry"
	_ "go.opentelemetry.io/otel"
	_ "golang.org/x/sync/errgroup"
)
