// Greets people.
package main

import "strings"

// Greets people.
type MyModule struct{}

// Returns a greeting.
func (m *MyModule) Greet(
	// The names of the people to greet.
	names []string,
	// The number of times to repeat the greeting.
	times int,
	// The volume, from 0 to 1; above 0.5, the greeting is in capitals.
	volume float64,
	// Whether to ask how they are.
	ask bool,
) string {
	greeting := "hello " + strings.Join(names, " and ")
	if volume > 0.5 {
		greeting = strings.ToUpper(greeting)
	}
	if ask {
		greeting += ", how are you?"
	}
	return strings.Repeat(greeting+"\n", times)
}
