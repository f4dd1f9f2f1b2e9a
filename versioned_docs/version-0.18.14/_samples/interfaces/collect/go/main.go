// Runs the checks that callers supply.
package main

import "context"

// A check that the module can run.
type Check interface {
	DaggerObject
	// Runs the check, and fails if it finds a problem.
	Run(ctx context.Context) error
}

// Runs the checks that callers supply.
type MyModule struct {
	// +private
	Checks []Check
}

// Adds a check.
func (m *MyModule) WithCheck(
	// The check to add.
	check Check,
) *MyModule {
	m.Checks = append(m.Checks, check)
	return m
}

// Runs all checks in order.
func (m *MyModule) Run(ctx context.Context) error {
	for _, check := range m.Checks {
		if err := check.Run(ctx); err != nil {
			return err
		}
	}
	return nil
}
