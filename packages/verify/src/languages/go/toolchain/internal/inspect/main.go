// Command inspect prints what Dagger modules expose, and what the compiler doesn't report in their sources: wrong
// pragmas, and types that a module's functions can't have.
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
	"iter"
	"log"
	"os"
	"regexp"
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
	problems []problem
	structs  map[string]*ast.StructType
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
	in := &inspector{files: set, problems: []problem{}, structs: map[string]*ast.StructType{}}
	in.run(sources)
	return module{definitionsOf(set, sources), in.problems}
}

func (in *inspector) report(pos token.Pos, message string, args ...any) {
	place := in.files.Position(pos)
	in.problems = append(in.problems, problem{File: place.Filename, Line: place.Line, Message: fmt.Sprintf(message, args...)})
}

func (in *inspector) run(sources []*ast.File) {
	for _, file := range sources {
		for _, spec := range typeSpecs(file) {
			if fields, ok := spec.Type.(*ast.StructType); ok {
				in.structs[spec.Name.Name] = fields
			}
		}
	}
	for _, file := range sources {
		for _, spec := range typeSpecs(file) {
			in.typeSpec(spec)
		}
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.FuncDecl); ok {
				in.function(file, decl)
			}
		}
	}
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

// typeSpecs are a file's types, each with its declaration.
func typeSpecs(file *ast.File) iter.Seq2[*ast.GenDecl, *ast.TypeSpec] {
	return func(yield func(*ast.GenDecl, *ast.TypeSpec) bool) {
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.GenDecl); ok && decl.Tok == token.TYPE {
				for _, spec := range decl.Specs {
					if !yield(decl, spec.(*ast.TypeSpec)) {
						return
					}
				}
			}
		}
	}
}

func (in *inspector) typeSpec(spec *ast.TypeSpec) {
	if !spec.Name.IsExported() {
		return
	}
	switch underlying := spec.Type.(type) {
	case *ast.StructType:
		for _, field := range underlying.Fields.List {
			in.pragmas(field, map[string]bool{"private": true, "optional": true, "default": true})
		}
	case *ast.InterfaceType:
		for _, method := range underlying.Methods.List {
			if signature, ok := method.Type.(*ast.FuncType); ok {
				in.signature(signature)
			}
		}
	}
}

func (in *inspector) function(file *ast.File, decl *ast.FuncDecl) {
	constructor := decl.Recv == nil && decl.Name.Name == "New"
	if !decl.Name.IsExported() || (decl.Recv == nil && !constructor) {
		return
	}
	if !constructor {
		if receiver := receiverName(decl); !ast.IsExported(receiver) || in.structs[receiver] == nil {
			return
		}
	}
	in.signature(decl.Type)
	for _, argument := range argumentsOf(in.files, file, decl.Type) {
		in.pragmas(argument, map[string]bool{"default": true, "optional": true, "defaultPath": true, "ignore": true})
	}
}

// argumentsOf are the arguments that a function has on the command line, with their comments.
func argumentsOf(files *token.FileSet, file *ast.File, signature *ast.FuncType) (arguments []*ast.Field) {
	for _, param := range signature.Params.List {
		if inline, ok := param.Type.(*ast.StructType); ok {
			arguments = append(arguments, inline.Fields.List...)
		} else if !isContext(param.Type) {
			above, beside := docAbove(files, file, param), docBeside(files, file, param)
			arguments = append(arguments, &ast.Field{Names: param.Names, Type: param.Type, Doc: above, Comment: beside})
		}
	}
	return arguments
}

// docAbove finds the comment that ends on the line before a parameter: the parser attaches comments to the fields of
// structs and interfaces only.
func docAbove(files *token.FileSet, file *ast.File, field *ast.Field) *ast.CommentGroup {
	line := files.Position(field.Pos()).Line
	for _, group := range file.Comments {
		if files.Position(group.End()).Line == line-1 && files.Position(group.Pos()).Column > 1 {
			return group
		}
	}
	return nil
}

func docBeside(files *token.FileSet, file *ast.File, field *ast.Field) *ast.CommentGroup {
	line := files.Position(field.End()).Line
	for _, group := range file.Comments {
		if group.Pos() > field.End() && files.Position(group.Pos()).Line == line {
			return group
		}
	}
	return nil
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
func readComments(field *ast.Field) (pragmas []pragmaLine, description string) {
	var comments []*ast.Comment
	for _, group := range []*ast.CommentGroup{field.Doc, field.Comment} {
		if group != nil {
			comments = append(comments, group.List...)
		}
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
func (in *inspector) pragmas(field *ast.Field, known map[string]bool) {
	found, _ := readComments(field)
	for _, line := range found {
		if known[line.name] {
			in.value(line.pos, line.name, line.given, line.value)
		} else {
			in.report(line.pos, "unknown pragma +%s", line.name)
		}
	}
}

func (in *inspector) value(pos token.Pos, name string, given bool, value string) {
	switch name {
	case "default":
		if !given || !json.Valid([]byte(value)) {
			in.report(pos, "the value of +default is no JSON: %s", value)
		}
	case "ignore":
		var patterns []string
		if !given || json.Unmarshal([]byte(value), &patterns) != nil {
			in.report(pos, "the value of +ignore is no JSON array of strings: %s", value)
		}
	case "defaultPath":
		if !given || value == "" {
			in.report(pos, "+defaultPath has no value")
		}
	case "optional", "private":
		if given && value != "true" && value != "false" {
			in.report(pos, "+%s takes no value but true and false", name)
		}
	}
}

// signature reports types that the module's code generation rejects.
func (in *inspector) signature(signature *ast.FuncType) {
	for _, param := range signature.Params.List {
		in.supported(param.Type)
	}
	if signature.Results == nil {
		return
	}
	results := signature.Results.List
	if len(results) > 2 {
		in.report(results[0].Pos(), "a function of a module returns at most a value and an error")
	}
	if len(results) == 2 {
		if ident, ok := results[1].Type.(*ast.Ident); !ok || ident.Name != "error" {
			in.report(results[1].Pos(), "the second result of a function of a module is an error")
		}
	}
	for _, result := range results {
		in.supported(result.Type)
	}
}

func (in *inspector) supported(expr ast.Expr) {
	switch expr := expr.(type) {
	case *ast.StarExpr:
		in.supported(expr.X)
	case *ast.ArrayType:
		in.supported(expr.Elt)
	case *ast.Ellipsis:
		in.supported(expr.Elt)
	case *ast.MapType, *ast.ChanType, *ast.FuncType:
		in.report(expr.Pos(), "a function of a module takes and returns no maps, channels and functions")
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
