// Runs commands on files.
package main

import "dagger/runner/internal/dagger"

// Runs commands on files.
type Runner struct {
	// +private
	Image string
	// +private
	Workdir string
}

func New(
	// The image to run commands in.
	image string,
	// The directory to copy the files to.
	// +default="/src"
	workdir string,
) *Runner {
	return &Runner{Image: image, Workdir: workdir}
}

// Runs a command on the files.
func (m *Runner) Run(
	// The files to copy.
	source *dagger.Directory,
	// The command and its arguments.
	command []string,
) *dagger.Container {
	return dag.Container().
		From(m.Image).
		WithDirectory(m.Workdir, source).
		WithWorkdir(m.Workdir).
		WithExec(command)
}
