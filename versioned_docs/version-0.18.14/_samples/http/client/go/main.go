// Sends a GraphQL document to the session and prints the response's data.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
)

func main() {
	if len(os.Args) < 2 {
		log.Fatal("usage: main DOCUMENT [NAME=VALUE]...")
	}
	data, err := send(os.Args[1], os.Args[2:])
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(data))
}

func send(document string, pairs []string) (json.RawMessage, error) {
	query, err := os.ReadFile(document)
	if err != nil {
		return nil, err
	}
	variables := map[string]string{}
	for _, pair := range pairs {
		name, value, _ := strings.Cut(pair, "=")
		variables[name] = value
	}
	body, err := json.Marshal(map[string]any{"query": string(query), "variables": variables})
	if err != nil {
		return nil, err
	}
	url := "http://127.0.0.1:" + os.Getenv("DAGGER_SESSION_PORT") + "/query"
	request, err := http.NewRequest(http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	request.SetBasicAuth(os.Getenv("DAGGER_SESSION_TOKEN"), "")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var answer struct {
		Data   json.RawMessage
		Errors []struct{ Message string }
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return nil, fmt.Errorf("%s: %w", response.Status, err)
	}
	if len(answer.Errors) > 0 {
		return nil, fmt.Errorf("%s", answer.Errors[0].Message)
	}
	return answer.Data, nil
}
