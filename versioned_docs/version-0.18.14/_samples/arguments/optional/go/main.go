// Writes greetings.
package main

// Writes greetings.
type MyModule struct{}

// Greets somebody.
func (m *MyModule) Greet(
	// Who to greet.
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
