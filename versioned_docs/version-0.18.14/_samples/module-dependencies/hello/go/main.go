// Says hello.
package main

// Says hello.
type Hello struct{}

// Returns a greeting.
func (m *Hello) Greeting(
	// The name to greet.
	// +default="world"
	name string,
) string {
	return "hello " + name
}
