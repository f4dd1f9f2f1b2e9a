// Command inspect prints what Dagger modules expose.
//
// It reads one line per module with its files, separated by tabs, and prints a JSON list of modules; null if a file has
// a syntax error, which the compiler reports.
package main

import (
	"bufio"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"log"
	"maps"
	"os"
	"regexp"
	"strings"
)

type inspector struct {
	files    *token.FileSet
	comments ast.CommentMap
}

func main() {
	log.SetFlags(0)
	modules := [][]*rawDefinition{}
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		modules = append(modules, readModule(strings.Split(lines.Text(), "\t")))
	}
	if err := json.NewEncoder(os.Stdout).Encode(modules); err != nil {
		log.Fatal(err)
	}
}

func readModule(names []string) []*rawDefinition {
	in := &inspector{files: token.NewFileSet(), comments: ast.CommentMap{}}
	var sources []*ast.File
	for _, name := range names {
		file, err := parser.ParseFile(in.files, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil
		}
		maps.Copy(in.comments, ast.NewCommentMap(in.files, file, file.Comments))
		sources = append(sources, file)
	}
	return in.definitionsOf(sources)
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

// A pragma is a comment such as `// +default="…"`.
var pragma = regexp.MustCompile(`^\s*\+\s*([A-Za-z]\w*)`)

// readComments are the names of the pragmas of a field or an argument, and the rest of its comments.
func (in *inspector) readComments(field *ast.Field) (pragmas []string, description string) {
	for _, group := range in.comments[field] {
		for _, comment := range group.List {
			line := strings.TrimPrefix(comment.Text, "//")
			if match := pragma.FindStringSubmatch(line); match != nil {
				pragmas = append(pragmas, match[1])
			} else {
				description += strings.TrimSpace(line)
			}
		}
	}
	return pragmas, description
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
