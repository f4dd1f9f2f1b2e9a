// Parses version numbers.
package main

import (
	"fmt"
	"strings"
)

// Parses version numbers.
type MyModule struct{}

// Returns the major part of a version number.
func (m *MyModule) Major(
	// The version, for example 1.4.2.
	version string,
) (string, error) {
	major, _, found := strings.Cut(version, ".")
	if !found {
		return "", fmt.Errorf("%q is not a version: it has no dot", version)
	}
	return major, nil
}
