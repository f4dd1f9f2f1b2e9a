// Greets people in a chosen way.
package main

// Greets people in a chosen way.
type MyModule struct {
	// The greeting to use.
	Greeting string
}

// Configures the greetings.
func New(
	// The greeting to use.
	// +default="hello"
	greeting string,
) *MyModule {
	return &MyModule{Greeting: greeting}
}

// Greets somebody.
func (m *MyModule) Greet(
	// Who to greet.
	name string,
) string {
	return m.Greeting + " " + name
}
