// Command calls finds Dagger API calls in packages, using the compiler's types.
//
// It reads a JSON list of packages from its input, and prints a JSON list of calls. Its argument is the SDK file that is
// generated from the API, in which each method's request names its field.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"unicode/utf16"
)

// Package is a set of files that are compiled together.
type Package struct {
	Directory string   `json:"directory"`
	Files     []string `json:"files"`
}

// Call is a method's name with its position. The column is 1-based and counts UTF-16 units.
type Call struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
	Type   string `json:"type"`
	Field  string `json:"field"`
}

// field is an API field, by its GraphQL names.
type field struct{ object, name string }

const sdk = "dagger.io/dagger"

func main() {
	log.SetFlags(0)
	var packages []Package
	if err := json.NewDecoder(os.Stdin).Decode(&packages); err != nil {
		log.Fatal(err)
	}
	fields, err := requests(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	exports, err := exportData(packages)
	if err != nil {
		log.Fatal(err)
	}
	calls := []Call{}
	for _, pkg := range packages {
		found, err := inspect(pkg, exports, fields)
		if err != nil {
			log.Fatal(err)
		}
		calls = append(calls, found...)
	}
	if err := json.NewEncoder(os.Stdout).Encode(calls); err != nil {
		log.Fatal(err)
	}
}

// requests maps the SDK's methods (`Container.WithExec`) to the fields that they select.
func requests(name string) (map[string]field, error) {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	objects := map[string]string{"Client": "Query"}
	selected := map[string]field{}
	for _, decl := range file.Decls {
		fn, ok := decl.(*ast.FuncDecl)
		if !ok || fn.Recv == nil || fn.Body == nil {
			continue
		}
		receiver := receiverName(fn)
		if fn.Name.Name == "XXX_GraphQLType" {
			objects[receiver] = firstString(fn.Body)
		} else if name := selection(fn.Body); name != "" {
			selected[receiver+"."+fn.Name.Name] = field{receiver, name}
		}
	}
	for method, found := range selected {
		selected[method] = field{objects[found.object], found.name}
	}
	return selected, nil
}

func receiverName(fn *ast.FuncDecl) string {
	expr := fn.Recv.List[0].Type
	if star, ok := expr.(*ast.StarExpr); ok {
		expr = star.X
	}
	if ident, ok := expr.(*ast.Ident); ok {
		return ident.Name
	}
	return ""
}

func firstString(body ast.Node) string {
	found := ""
	ast.Inspect(body, func(node ast.Node) bool {
		if literal, ok := node.(*ast.BasicLit); ok && literal.Kind == token.STRING && found == "" {
			found, _ = strconv.Unquote(literal.Value)
		}
		return found == ""
	})
	return found
}

// selection is the field in `r.query.Select("withExec")`: any further calls select a part of the result.
func selection(body ast.Node) string {
	found := ""
	ast.Inspect(body, func(node ast.Node) bool {
		call, ok := node.(*ast.CallExpr)
		if !ok || found != "" {
			return found == ""
		}
		selector, ok := call.Fun.(*ast.SelectorExpr)
		if !ok || selector.Sel.Name != "Select" {
			return true
		}
		query, ok := selector.X.(*ast.SelectorExpr)
		if ok && query.Sel.Name == "query" && len(call.Args) == 1 {
			found = firstString(call.Args[0])
		}
		return found == ""
	})
	return found
}

// exportData contains the export data of all imported packages, by import path.
func exportData(packages []Package) (map[string]string, error) {
	args := []string{"list", "-export", "-deps", "-e", "-json=ImportPath,Export"}
	for _, pkg := range packages {
		args = append(args, "./"+pkg.Directory)
	}
	command := exec.Command("go", args...)
	command.Stderr = os.Stderr
	output, err := command.Output()
	if err != nil {
		return nil, err
	}
	exports := map[string]string{}
	for decoder := json.NewDecoder(bytes.NewReader(output)); ; {
		var listed struct{ ImportPath, Export string }
		if err := decoder.Decode(&listed); err == io.EOF {
			return exports, nil
		} else if err != nil {
			return nil, err
		}
		exports[listed.ImportPath] = listed.Export
	}
}

func inspect(pkg Package, exports map[string]string, fields map[string]field) ([]Call, error) {
	files := token.NewFileSet()
	lookup := func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("%s: not compiled", path)
		}
		return os.Open(exports[path])
	}
	names, err := filepath.Glob(filepath.Join(pkg.Directory, "*.go"))
	if err != nil {
		return nil, err
	}
	var all []*ast.File
	for _, name := range names {
		file, err := parser.ParseFile(files, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		all = append(all, file)
	}
	info := &types.Info{Selections: map[*ast.SelectorExpr]*types.Selection{}}
	config := types.Config{Importer: importer.ForCompiler(files, "gc", lookup)}
	if _, err := config.Check(pkg.Directory, files, all, info); err != nil {
		return nil, err
	}
	own := map[string]bool{}
	for _, name := range pkg.Files {
		own[filepath.Join(pkg.Directory, name)] = true
	}
	var calls []Call
	for _, file := range all {
		if name := files.Position(file.Pos()).Filename; !own[name] {
			continue
		}
		ast.Inspect(file, func(node ast.Node) bool {
			call, ok := node.(*ast.CallExpr)
			if !ok {
				return true
			}
			selector, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if found, ok := fields[methodOf(info.Selections[selector])]; ok {
				place := files.Position(selector.Sel.Pos())
				calls = append(calls, Call{place.Filename, place.Line, column(place), found.object, found.name})
			}
			return true
		})
	}
	return calls, nil
}

// methodOf returns the selected method of the SDK or of a module's copy of it: `Container.WithExec`.
func methodOf(selection *types.Selection) string {
	if selection == nil || selection.Kind() != types.MethodVal {
		return ""
	}
	receiver := selection.Obj().Type().(*types.Signature).Recv().Type()
	if pointer, ok := receiver.(*types.Pointer); ok {
		receiver = pointer.Elem()
	}
	named, ok := types.Unalias(receiver).(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return ""
	}
	path := named.Obj().Pkg().Path()
	if path != sdk && !strings.HasSuffix(path, "/internal/dagger") {
		return ""
	}
	return named.Obj().Name() + "." + selection.Obj().Name()
}

var sources = map[string][]byte{}

// column counts UTF-16 units, as the site's own code does.
func column(place token.Position) int {
	source, ok := sources[place.Filename]
	if !ok {
		source, _ = os.ReadFile(place.Filename)
		sources[place.Filename] = source
	}
	start := place.Offset - (place.Column - 1)
	return len(utf16.Encode([]rune(string(source[start:place.Offset])))) + 1
}
