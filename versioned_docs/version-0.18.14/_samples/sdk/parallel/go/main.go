// Vets and tests a Go project in parallel.
package main

import (
	"context"
	"fmt"
	"os"

	"dagger.io/dagger"
	"golang.org/x/sync/errgroup"
)

func main() {
	if err := check(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func check(ctx context.Context) error {
	client, err := dagger.Connect(ctx, dagger.WithLogOutput(os.Stderr))
	if err != nil {
		return err
	}
	defer client.Close()

	project := client.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", client.Host().Directory(".", dagger.HostDirectoryOpts{Exclude: []string{".git"}})).
		WithWorkdir("/src")

	// region: parallel
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error {
		_, err := project.WithExec([]string{"go", "vet", "./..."}).Sync(ctx)
		return err
	})
	group.Go(func() error {
		_, err := project.WithExec([]string{"go", "test", "./..."}).Sync(ctx)
		return err
	})
	return group.Wait()
	// endregion: parallel
}
