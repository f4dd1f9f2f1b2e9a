// Looks up the addresses of deployment environments.
package main

// The environment to deploy to.
type Environment string

const (
	// For testing; reset every night.
	EnvironmentStaging Environment = "STAGING"
	// For customers.
	EnvironmentProduction Environment = "PRODUCTION"
)

// Looks up the addresses of deployment environments.
type MyModule struct{}

// Returns the environment's address.
func (m *MyModule) Address(
	// The environment to deploy to.
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

// Lists all environments.
func (m *MyModule) Environments() []Environment {
	return []Environment{EnvironmentStaging, EnvironmentProduction}
}
