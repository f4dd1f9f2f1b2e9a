// Calls another module.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Calls another module.
type MyModule struct{}

// Returns the hello module's greeting in capitals.
func (m *MyModule) Shout(
	ctx context.Context,
	// The name to greet.
	name string,
) (string, error) {
	greeting, err := dag.Hello().Greeting(ctx, dagger.HelloGreetingOpts{Name: name})
	if err != nil {
		return "", err
	}
	return strings.ToUpper(greeting), nil
}
