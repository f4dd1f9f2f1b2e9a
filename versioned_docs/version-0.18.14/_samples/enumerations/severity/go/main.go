// Scans images for vulnerabilities.
package main

import "context"

// How bad a vulnerability is.
type Severity string

const (
	// Worth knowing.
	Low Severity = "LOW"
	// Mend it soon.
	High Severity = "HIGH"
	// Mend it now.
	Critical Severity = "CRITICAL"
)

// Scans images.
type MyModule struct{}

// Scans an image and returns the report.
func (m *MyModule) Scan(
	ctx context.Context,
	// The image's address.
	image string,
	// The severity to report.
	severity Severity,
) (string, error) {
	return dag.Container().
		From("aquasec/trivy:0.64.1").
		WithExec([]string{"trivy", "image", "--quiet", "--severity=" + string(severity), image}).
		Stdout(ctx)
}
