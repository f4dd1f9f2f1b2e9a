// Greets people with a configurable greeting.
package main

// Greets people with a configurable greeting.
type MyModule struct {
	// The greeting to use.
	Greeting string
}

// Sets the greeting.
func New(
	// The greeting to use.
	// +default="hello"
	greeting string,
) *MyModule {
	return &MyModule{Greeting: greeting}
}

// Returns a greeting.
func (m *MyModule) Greet(
	// The name to greet.
	name string,
) string {
	return m.Greeting + " " + name
}
