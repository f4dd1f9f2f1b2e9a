// Writes greetings.
package main

import "strings"

// Writes greetings.
type MyModule struct{}

// Greets people.
func (m *MyModule) Greet(
	// The people to greet.
	names []string,
	// How often to greet each.
	times int,
	// How loud to greet, from 0 to 1.
	volume float64,
	// Whether to add a question.
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
