package main

// A greeter for one language.
type Greeter struct {
	// The word to greet with.
	Word string
}

// Returns a greeting.
func (g *Greeter) Greet(
	// The name to greet.
	name string,
) string {
	return g.Word + " " + name
}
