// Prunes the engine's cache once it exceeds a limit.
package main

import (
	"context"
	"fmt"
	"os"

	"dagger.io/dagger"
)

const limit = 50 << 30

func main() {
	ctx := context.Background()
	client, err := dagger.Connect(ctx, dagger.WithLogOutput(os.Stderr))
	if err != nil {
		panic(err)
	}
	defer client.Close()

	cache := client.Engine().LocalCache()
	used, err := cache.EntrySet().DiskSpaceBytes(ctx)
	if err != nil {
		panic(err)
	}
	if used > limit {
		if err := cache.Prune(ctx, dagger.EngineCachePruneOpts{UseDefaultPolicy: true}); err != nil {
			panic(err)
		}
	}
	fmt.Println(used, "bytes were in use")
}
