// Puts together a message.
package main

import "strings"

// Puts together a message.
type MyModule struct {
	// +private
	Words []string
}

// The module with one more word.
func (m *MyModule) WithWord(
	// The word to add.
	word string,
) *MyModule {
	return &MyModule{Words: append(append([]string{}, m.Words...), word)}
}

// All words, with spaces between them.
func (m *MyModule) Message() string {
	return strings.Join(m.Words, " ")
}
