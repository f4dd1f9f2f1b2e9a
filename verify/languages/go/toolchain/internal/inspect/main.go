// Command inspect checks what the compiler doesn't in the sources of Dagger modules: pragmas, doc comments, and the
// types allowed in a module's functions.
//
// It reads a JSON list of packages from its input, and prints a JSON list of problems. With the argument `model`, it
// prints what modules expose: see printModels.
package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"iter"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// Package is a module's package.
type Package struct {
	Directory string   `json:"directory"`
	Files     []string `json:"files"`
	// Main is the main object's name; empty if none is needed.
	Main string `json:"main"`
	// Documented requires doc comments.
	Documented bool `json:"documented"`
}

// Problem is a problem at a line.
type Problem struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Message string `json:"message"`
}

type inspector struct {
	files    *token.FileSet
	problems []Problem
	pkg      Package
	structs  map[string]*ast.StructType
}

func main() {
	log.SetFlags(0)
	if len(os.Args) > 1 && os.Args[1] == "model" {
		if err := printModels(); err != nil {
			log.Fatal(err)
		}
		return
	}
	var packages []Package
	if err := json.NewDecoder(os.Stdin).Decode(&packages); err != nil {
		log.Fatal(err)
	}
	problems := []Problem{}
	for _, pkg := range packages {
		in := &inspector{files: token.NewFileSet(), pkg: pkg, structs: map[string]*ast.StructType{}}
		in.run()
		problems = append(problems, in.problems...)
	}
	if err := json.NewEncoder(os.Stdout).Encode(problems); err != nil {
		log.Fatal(err)
	}
}

func (in *inspector) report(pos token.Pos, message string, args ...any) {
	place := in.files.Position(pos)
	in.problems = append(in.problems, Problem{File: place.Filename, Line: place.Line, Message: fmt.Sprintf(message, args...)})
}

func (in *inspector) run() {
	var names []string
	for _, name := range in.pkg.Files {
		names = append(names, filepath.Join(in.pkg.Directory, name))
	}
	sources := parseAll(in.files, names)
	for _, file := range sources {
		for _, spec := range typeSpecs(file) {
			if fields, ok := spec.Type.(*ast.StructType); ok {
				in.structs[spec.Name.Name] = fields
			}
		}
	}
	if in.pkg.Main != "" && len(sources) > 0 && in.structs[in.pkg.Main] == nil {
		in.report(sources[0].Name.Pos(), "the module has no main object: there is no `type %s struct`", in.pkg.Main)
	}
	for _, file := range sources {
		for decl, spec := range typeSpecs(file) {
			in.typeSpec(decl, spec)
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

func (in *inspector) typeSpec(decl *ast.GenDecl, spec *ast.TypeSpec) {
	if !spec.Name.IsExported() {
		return
	}
	if in.pkg.Documented && text(spec.Doc) == "" && (decl.Lparen.IsValid() || text(decl.Doc) == "") {
		in.report(spec.Name.Pos(), "the type %s has no doc comment", spec.Name.Name)
	}
	switch underlying := spec.Type.(type) {
	case *ast.StructType:
		for _, field := range underlying.Fields.List {
			in.pragmas(field, map[string]bool{"private": true, "optional": true, "default": true})
		}
	case *ast.InterfaceType:
		for _, method := range underlying.Methods.List {
			signature, ok := method.Type.(*ast.FuncType)
			if !ok {
				continue
			}
			if in.pkg.Documented && text(method.Doc) == "" {
				in.report(method.Pos(), "the function %s has no doc comment", method.Names[0].Name)
			}
			in.signature(signature)
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
	if in.pkg.Documented && !constructor && text(decl.Doc) == "" {
		in.report(decl.Name.Pos(), "the function %s has no doc comment", decl.Name.Name)
	}
	in.signature(decl.Type)
	for _, param := range decl.Type.Params.List {
		fields := []*ast.Field{param}
		if inline, ok := param.Type.(*ast.StructType); ok {
			fields = inline.Fields.List
		}
		for _, field := range fields {
			if param.Doc == nil && field == param {
				field = &ast.Field{Names: param.Names, Type: param.Type, Doc: docAbove(in.files, file, param), Comment: docBeside(in.files, file, param)}
			}
			comment := in.pragmas(field, map[string]bool{"default": true, "optional": true, "defaultPath": true, "ignore": true})
			if in.pkg.Documented && !isContext(field.Type) && comment == "" {
				in.report(field.Pos(), "the argument %s of %s has no doc comment", fieldName(field), decl.Name.Name)
			}
		}
	}
}

func fieldName(field *ast.Field) string {
	if len(field.Names) == 0 {
		return "_"
	}
	return field.Names[0].Name
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

// commentsOf are the comments above and beside a field or an argument.
func commentsOf(field *ast.Field) (comments []*ast.Comment) {
	for _, group := range []*ast.CommentGroup{field.Doc, field.Comment} {
		if group != nil {
			comments = append(comments, group.List...)
		}
	}
	return comments
}

var pragma = regexp.MustCompile(`^\s*\+\s*([A-Za-z]\w*)\s*(=?)(.*)$`)

// pragmas checks the pragmas of a field or an argument, and returns the rest of its comments.
func (in *inspector) pragmas(field *ast.Field, known map[string]bool) string {
	var rest []string
	comments := commentsOf(field)
	for i := 0; i < len(comments); i++ {
		comment := comments[i]
		line := strings.TrimPrefix(comment.Text, "//")
		match := pragma.FindStringSubmatch(line)
		if match == nil {
			if words := strings.TrimSpace(line); words != "" {
				rest = append(rest, words)
			}
			continue
		}
		name, value := match[1], strings.TrimSpace(match[3])
		if !known[name] {
			in.report(comment.Pos(), "unknown pragma +%s", name)
			continue
		}
		// A JSON value may span several lines.
		for match[2] == "=" && strings.HasPrefix(value, "[") && !json.Valid([]byte(value)) && i+1 < len(comments) {
			i++
			value += strings.TrimPrefix(comments[i].Text, "//")
		}
		in.value(comment.Pos(), name, match[2] == "=", value)
	}
	return strings.Join(rest, " ")
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
