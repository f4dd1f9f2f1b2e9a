package main

// Greets in one language.
type Greeter struct {
	// The word to greet with.
	Word string
}

// A greeting.
func (g *Greeter) Greet(
	// Who to greet.
	name string,
) string {
	return g.Word + " " + name
}
