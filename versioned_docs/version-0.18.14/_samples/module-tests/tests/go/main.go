// Tests of the module hello.
package main

import (
	"context"
	"errors"
	"fmt"

	"dagger/tests/internal/dagger"
)

// Tests of the module hello.
type Tests struct{}

// Runs all tests, at the same time.
func (m *Tests) All(ctx context.Context) error {
	results := make(chan error, 2)
	go func() { results <- m.GreetsByName(ctx) }()
	go func() { results <- m.GreetsTheWorld(ctx) }()
	return errors.Join(<-results, <-results)
}

// The greeting has the name.
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

// Without a name, the world is greeted.
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
