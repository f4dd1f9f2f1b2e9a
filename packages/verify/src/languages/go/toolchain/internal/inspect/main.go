// Command inspect prints what Dagger modules expose, and what the compiler doesn't report in their sources: wrong
// pragmas.
//
// It reads one line per module with its files, separated by tabs, and prints a JSON list of modules.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"log"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
)

type module struct {
	// Definitions is null if a file has a syntax error, which the compiler reports.
	Definitions []*rawDefinition `json:"definitions"`
	Problems    []problem        `json:"problems"`
}

type problem struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Message string `json:"message"`
}

type inspector struct {
	files    *token.FileSet
	comments ast.CommentMap
	problems []problem
}

func main() {
	log.SetFlags(0)
	modules := []module{}
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		modules = append(modules, readModule(strings.Split(lines.Text(), "\t")))
	}
	if err := json.NewEncoder(os.Stdout).Encode(modules); err != nil {
		log.Fatal(err)
	}
}

func readModule(names []string) module {
	set := token.NewFileSet()
	sources := parseAll(set, names)
	if sources == nil {
		return module{Problems: []problem{}}
	}
	in := &inspector{files: set, comments: ast.CommentMap{}, problems: []problem{}}
	for _, file := range sources {
		maps.Copy(in.comments, ast.NewCommentMap(set, file, file.Comments))
	}
	return module{in.definitionsOf(sources), in.problems}
}

func (in *inspector) report(pos token.Pos, message string, args ...any) {
	place := in.files.Position(pos)
	in.problems = append(in.problems, problem{File: place.Filename, Line: place.Line, Message: fmt.Sprintf(message, args...)})
}

// parseAll parses files; it returns nothing if one of them has an error, which the compiler reports.
func parseAll(set *token.FileSet, names []string) []*ast.File {
	var sources []*ast.File
	for _, name := range names {
		file, err := parser.ParseFile(set, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil
		}
		sources = append(sources, file)
	}
	return sources
}

// argumentsOf are the arguments that a function has on the command line.
func argumentsOf(signature *ast.FuncType) (arguments []*ast.Field) {
	for _, param := range signature.Params.List {
		if inline, ok := param.Type.(*ast.StructType); ok {
			arguments = append(arguments, inline.Fields.List...)
		} else if !isContext(param.Type) {
			arguments = append(arguments, param)
		}
	}
	return arguments
}

var pragma = regexp.MustCompile(`^\s*\+\s*([A-Za-z]\w*)\s*(=?)(.*)$`)

// A pragmaLine is a comment such as `// +default="…"`.
type pragmaLine struct {
	pos   token.Pos
	name  string
	given bool
	value string
}

// readComments are the pragmas of a field or an argument, and the rest of its comments.
func (in *inspector) readComments(field *ast.Field) (pragmas []pragmaLine, description string) {
	var comments []*ast.Comment
	for _, group := range in.comments[field] {
		comments = append(comments, group.List...)
	}
	for i := 0; i < len(comments); i++ {
		line := strings.TrimPrefix(comments[i].Text, "//")
		match := pragma.FindStringSubmatch(line)
		if match == nil {
			description += strings.TrimSpace(line)
			continue
		}
		found := pragmaLine{comments[i].Pos(), match[1], match[2] == "=", strings.TrimSpace(match[3])}
		// A JSON value may span several lines.
		for found.given && strings.HasPrefix(found.value, "[") && !json.Valid([]byte(found.value)) && i+1 < len(comments) {
			i++
			found.value += strings.TrimPrefix(comments[i].Text, "//")
		}
		pragmas = append(pragmas, found)
	}
	return pragmas, description
}

// pragmas checks the pragmas of a field or an argument.
func (in *inspector) pragmas(field *ast.Field, known ...string) {
	found, _ := in.readComments(field)
	for _, line := range found {
		var patterns []string
		if !slices.Contains(known, line.name) {
			in.report(line.pos, "unknown pragma +%s", line.name)
		} else if line.name == "default" && !json.Valid([]byte(line.value)) {
			in.report(line.pos, "the value of +default is no JSON: %s", line.value)
		} else if line.name == "ignore" && json.Unmarshal([]byte(line.value), &patterns) != nil {
			in.report(line.pos, "the value of +ignore is no JSON array of strings: %s", line.value)
		}
	}
}

func text(group *ast.CommentGroup) string {
	if group == nil {
		return ""
	}
	return strings.TrimSpace(group.Text())
}

func isContext(expr ast.Expr) bool {
	selector, ok := expr.(*ast.SelectorExpr)
	return ok && selector.Sel.Name == "Context"
}

func receiverName(decl *ast.FuncDecl) string {
	// The parser accepts an empty list of receivers; the compiler reports it.
	if len(decl.Recv.List) == 0 {
		return ""
	}
	expr := decl.Recv.List[0].Type
	if star, ok := expr.(*ast.StarExpr); ok {
		expr = star.X
	}
	if ident, ok := expr.(*ast.Ident); ok {
		return ident.Name
	}
	return ""
}
