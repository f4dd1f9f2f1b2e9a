// Examples for the hello module.
package main

import (
	"context"

	"dagger/examples/internal/dagger"
)

// Examples for the hello module.
type Examples struct{}

// Greets Ana instead of the world.
func (m *Examples) HelloGreeting(ctx context.Context) (string, error) {
	return dag.Hello().Greeting(ctx, dagger.HelloGreetingOpts{Name: "ana"})
}
