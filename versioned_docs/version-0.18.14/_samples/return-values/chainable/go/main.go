// Builds a message word by word.
package main

import "strings"

// Builds a message word by word.
type MyModule struct {
	// +private
	Words []string
}

// Adds a word to the message.
func (m *MyModule) WithWord(
	// The word to add.
	word string,
) *MyModule {
	return &MyModule{Words: append(append([]string{}, m.Words...), word)}
}

// Returns all words, separated by spaces.
func (m *MyModule) Message() string {
	return strings.Join(m.Words, " ")
}
