// Describes servers.
package main

import "fmt"

// A server to deploy to.
type Server struct {
	// The host name.
	Host string
	// The service's port.
	Port int
}

// Describes servers.
type MyModule struct{}

// Returns a server with the given host and port.
func (m *MyModule) Server(
	// The host name.
	host string,
	// The service's port.
	// +default=443
	port int,
) *Server {
	return &Server{Host: host, Port: port}
}

// Returns a server's URL.
func (m *MyModule) Address(
	// The server.
	server *Server,
) string {
	return fmt.Sprintf("https://%s:%d", server.Host, server.Port)
}
