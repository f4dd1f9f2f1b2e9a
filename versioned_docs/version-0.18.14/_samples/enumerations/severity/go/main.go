// Scans images for vulnerabilities.
package main

import "context"

// The severity of a vulnerability.
type Severity string

const (
	// Fix when convenient.
	Low Severity = "LOW"
	// Fix soon.
	High Severity = "HIGH"
	// Fix immediately.
	Critical Severity = "CRITICAL"
)

// Scans images for vulnerabilities.
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
