// Makes Node.js trust the system's certificates.
package main

import "context"

const script = `fetch(process.argv[1]).then(({status}) => console.log(status))`

// Makes Node.js trust the system's certificates.
type MyModule struct{}

// Fetches a page with Node.js and returns the HTTP status code.
func (m *MyModule) Status(
	ctx context.Context,
	// The page's URL.
	url string,
) (string, error) {
	return dag.Container().
		From("node:22-slim").
		// region: trust
		WithEnvVariable("NODE_EXTRA_CA_CERTS", "/etc/ssl/certs/ca-certificates.crt").
		// endregion: trust
		WithExec([]string{"node", "--eval", script, url}).
		Stdout(ctx)
}
