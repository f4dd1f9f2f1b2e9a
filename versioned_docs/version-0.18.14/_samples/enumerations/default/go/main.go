// Deploys to one of several environments.
package main

// Where to deploy to.
type Environment string

const (
	// For tests, reset every night.
	EnvironmentStaging Environment = "STAGING"
	// For customers.
	EnvironmentProduction Environment = "PRODUCTION"
)

// Deploys to one of several environments.
type MyModule struct{}

// The address to deploy to.
func (m *MyModule) Address(
	// Where to deploy to.
	// +default="STAGING"
	environment Environment,
) string {
	switch environment {
	case EnvironmentProduction:
		return "https://example.com"
	default:
		return "https://staging.example.com"
	}
}

// All environments.
func (m *MyModule) Environments() []Environment {
	return []Environment{EnvironmentStaging, EnvironmentProduction}
}
