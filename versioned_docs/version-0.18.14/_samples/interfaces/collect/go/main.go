// Runs the checks that callers bring.
package main

import "context"

// Something that can be checked.
type Check interface {
	DaggerObject
	// Runs the check, and fails if it finds something.
	Run(ctx context.Context) error
}

// Runs the checks that callers bring.
type MyModule struct {
	// +private
	Checks []Check
}

// Adds a check.
func (m *MyModule) WithCheck(
	// What to run.
	check Check,
) *MyModule {
	m.Checks = append(m.Checks, check)
	return m
}

// Runs all checks, one after the other.
func (m *MyModule) Run(ctx context.Context) error {
	for _, check := range m.Checks {
		if err := check.Run(ctx); err != nil {
			return err
		}
	}
	return nil
}
