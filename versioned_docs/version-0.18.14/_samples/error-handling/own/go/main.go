// Checks a version number.
package main

import (
	"fmt"
	"strings"
)

// Checks versions.
type MyModule struct{}

// The major part of a version number.
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
