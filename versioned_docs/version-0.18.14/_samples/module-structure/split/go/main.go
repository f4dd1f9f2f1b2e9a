// Greets people.
package main

// Greets people.
type MyModule struct{}

// Returns a greeter for English.
func (m *MyModule) English() *Greeter {
	return &Greeter{Word: "hello"}
}
