// Tests the hello module.
package main

import (
	"context"
	"errors"
	"fmt"

	"dagger/tests/internal/dagger"
)

// Tests the hello module.
type Tests struct{}

// Runs all tests in parallel.
func (m *Tests) All(ctx context.Context) error {
	results := make(chan error, 2)
	go func() { results <- m.GreetsByName(ctx) }()
	go func() { results <- m.GreetsTheWorld(ctx) }()
	return errors.Join(<-results, <-results)
}

// Checks that the greeting contains the name.
func (m *Tests) GreetsByName(ctx context.Context) error {
	greeting, err := dag.Hello().Greeting(ctx, dagger.HelloGreetingOpts{Name: "ana"})
	if err != nil {
		return err
	}
	if greeting != "hello ana" {
		return fmt.Errorf("unexpected greeting %q", greeting)
	}
	return nil
}

// Checks that the world is greeted by default.
func (m *Tests) GreetsTheWorld(ctx context.Context) error {
	greeting, err := dag.Hello().Greeting(ctx)
	if err != nil {
		return err
	}
	if greeting != "hello world" {
		return fmt.Errorf("unexpected greeting %q", greeting)
	}
	return nil
}
