// Describes servers and what they run.
package main

import "fmt"

// A machine to deploy to.
type Server struct {
	// The name in the network.
	Host string
	// The port of the service.
	Port int
}

// Describes servers.
type MyModule struct{}

// A server.
func (m *MyModule) Server(
	// The name in the network.
	host string,
	// The port of the service.
	// +default=443
	port int,
) *Server {
	return &Server{Host: host, Port: port}
}

// The address of a server.
func (m *MyModule) Address(
	// The server to reach.
	server *Server,
) string {
	return fmt.Sprintf("https://%s:%d", server.Host, server.Port)
}
