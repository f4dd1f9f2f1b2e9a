// Greets people.
package main

// Greets people.
type MyModule struct{}

// Returns a greeting.
func (m *MyModule) Greet(
	// The name to greet.
	// +default="world"
	name string,
	// A title to put before the name.
	// +optional
	title string,
) string {
	if title != "" {
		name = title + " " + name
	}
	return "hello " + name
}
