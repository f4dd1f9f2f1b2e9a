// Greets people.
package main

// Greets people.
type MyModule struct{}

// Greets in English.
func (m *MyModule) English() *Greeter {
	return &Greeter{Word: "hello"}
}
