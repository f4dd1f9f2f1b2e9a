// The hello-web pipeline.
package main

import (
	"context"

	"dagger/hello-web/internal/dagger"
)

// The hello-web pipeline.
type HelloWeb struct {
	// The project's files.
	// +private
	Source *dagger.Directory
}

// Sets the project to work on.
func New(
	// The project's files.
	// +defaultPath="/"
	// +ignore=[".git", ".dagger", "dagger.json", ".env", "dist", "node_modules"]
	source *dagger.Directory,
) *HelloWeb {
	return &HelloWeb{Source: source}
}

// Node.js with the project and its packages.
func (m *HelloWeb) BuildEnv() *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		WithMountedCache("/root/.npm", dag.CacheVolume("npm")).
		WithWorkdir("/src").
		WithDirectory("/src", m.Source).
		WithExec([]string{"npm", "install"})
}

// Runs the tests, and returns their report.
func (m *HelloWeb) Test(ctx context.Context) (string, error) {
	return m.BuildEnv().WithExec([]string{"npm", "test"}).Stdout(ctx)
}

// Builds the site.
func (m *HelloWeb) Build() *dagger.Directory {
	return m.BuildEnv().
		WithExec([]string{"npm", "run", "build"}).
		Directory("/src/dist")
}

// An nginx image with the site.
func (m *HelloWeb) Image() *dagger.Container {
	return dag.Container().
		From("nginx:1.28-alpine").
		WithDirectory("/usr/share/nginx/html", m.Build()).
		WithExposedPort(80)
}

// Serves the site on port 80.
func (m *HelloWeb) Serve() *dagger.Service {
	return m.Image().AsService(dagger.ContainerAsServiceOpts{UseEntrypoint: true})
}

// Tests the project, then publishes its image and returns the address.
func (m *HelloWeb) Publish(
	ctx context.Context,
	// The address to publish to.
	address string,
) (string, error) {
	if _, err := m.Test(ctx); err != nil {
		return "", err
	}
	return m.Image().Publish(ctx, address)
}

// region: new
// Changes the project as instructed and returns its files.
func (m *HelloWeb) Develop(
	// The change to make.
	assignment string,
) *dagger.Directory {
	workspace := dag.Workspace(m.Source)
	environment := dag.Env().
		WithStringInput("assignment", assignment, "What to change.").
		WithWorkspaceInput("workspace", workspace, "The project to change.").
		WithWorkspaceOutput("completed", "The changed project.")
	return dag.LLM().
		WithEnv(environment).
		WithPromptFile(dag.CurrentModule().Source().File("develop-prompt.md")).
		Env().
		Output("completed").
		AsWorkspace().
		Source().
		// Git and Dagger run programs that these files name.
		Filter(dagger.DirectoryFilterOpts{Exclude: []string{"**/.*", "dagger.json"}})
}

// endregion: new
