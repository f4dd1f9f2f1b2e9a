// Reaches a service directly while a proxy is configured.
package main

import "context"

// Reaches a service directly while a proxy is configured.
type MyModule struct{}

// Requests a web server's headers without going through the proxy.
func (m *MyModule) Check(ctx context.Context) (string, error) {
	web := dag.Container().
		From("nginx:1.28-alpine").
		WithExposedPort(80).
		AsService()

	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "curl"}).
		// region: exclude
		WithEnvVariable("NO_PROXY", "localhost,127.0.0.1,web").
		// endregion: exclude
		WithServiceBinding("web", web).
		WithExec([]string{"curl", "-fsSI", "http://web"}).
		Stdout(ctx)
}
