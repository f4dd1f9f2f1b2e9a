// Says hello.
package main

// Says hello.
type Hello struct{}

// Greets somebody.
func (m *Hello) Greeting(
	// Who to greet.
	// +default="world"
	name string,
) string {
	return "hello " + name
}
