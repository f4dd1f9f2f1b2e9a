package main

import (
	"bufio"
	"encoding/json"
	"go/ast"
	"go/token"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// The types below have the shape of verify/modules/raw.ts.

type rawType struct {
	Name     string `json:"name"`
	List     bool   `json:"list"`
	Nullable bool   `json:"nullable"`
}

type rawParameter struct {
	Name     string  `json:"name"`
	Type     rawType `json:"type"`
	Optional bool    `json:"optional"`
}

type rawFunction struct {
	Name       string         `json:"name"`
	Parameters []rawParameter `json:"parameters"`
	Returns    rawType        `json:"returns"`
	Line       int            `json:"line"`
}

type rawDefinition struct {
	Kind        string        `json:"kind"`
	Name        string        `json:"name"`
	File        string        `json:"file"`
	Line        int           `json:"line"`
	Functions   []rawFunction `json:"functions"`
	Members     []string      `json:"members"`
	Constructor *rawFunction  `json:"constructorFunction,omitempty"`
}

var primitives = map[string]string{
	"string": "String", "bool": "Boolean", "int": "Int", "int8": "Int", "int16": "Int", "int32": "Int", "int64": "Int",
	"float32": "Float", "float64": "Float",
}

// printModels reads one line per module with its files, separated by tabs, and prints what each module exposes.
func printModels() error {
	modules := [][]*rawDefinition{}
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		modules = append(modules, readModule(strings.Split(lines.Text(), "\t")))
	}
	return json.NewEncoder(os.Stdout).Encode(modules)
}

func readModule(names []string) []*rawDefinition {
	set := token.NewFileSet()
	found := []*rawDefinition{}
	objects := map[string]*rawDefinition{}
	sources := parseAll(set, names)
	for _, file := range sources {
		for _, spec := range typeSpecs(file) {
			if definition := define(set, file, spec); definition != nil {
				found = append(found, definition)
				objects[definition.Name] = definition
			}
		}
	}
	for _, file := range sources {
		for _, decl := range file.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			signature := describe(set, file, fn.Name, fn.Type)
			if fn.Recv == nil && fn.Name.Name == "New" {
				if owner := objects[signature.Returns.Name]; owner != nil {
					signature.Name = ""
					owner.Constructor = &signature
				}
			} else if fn.Recv != nil && fn.Name.IsExported() {
				if owner := objects[receiverName(fn)]; owner != nil && owner.Kind == "object" {
					owner.Functions = append(owner.Functions, signature)
				}
			}
		}
	}
	return found
}

func define(set *token.FileSet, file *ast.File, spec *ast.TypeSpec) *rawDefinition {
	place := set.Position(spec.Pos())
	definition := &rawDefinition{
		Name: spec.Name.Name, File: place.Filename, Line: place.Line, Functions: []rawFunction{}, Members: []string{},
	}
	switch underlying := spec.Type.(type) {
	case *ast.StructType:
		definition.Kind = "object"
		for _, field := range underlying.Fields.List {
			definition.Functions = append(definition.Functions, exposedFields(set, field)...)
		}
	case *ast.InterfaceType:
		definition.Kind = "interface"
		for _, method := range underlying.Methods.List {
			signature, ok := method.Type.(*ast.FuncType)
			if ok && method.Names[0].IsExported() {
				definition.Functions = append(definition.Functions, describe(set, file, method.Names[0], signature))
			}
		}
	case *ast.Ident:
		definition.Kind = "enum"
		definition.Members = constants(file, definition.Name)
		if primitives[underlying.Name] == "" || len(definition.Members) == 0 {
			return nil
		}
	default:
		return nil
	}
	return definition
}

func exposedFields(set *token.FileSet, field *ast.Field) []rawFunction {
	var found []rawFunction
	for _, name := range field.Names {
		if !name.IsExported() || hasPragma(field, "private") {
			continue
		}
		exposed := name.Name
		if field.Tag != nil {
			tag, _ := strconv.Unquote(field.Tag.Value)
			if json, _, _ := strings.Cut(reflect.StructTag(tag).Get("json"), ","); json != "" {
				exposed = json
			}
		}
		line := set.Position(name.Pos()).Line
		found = append(found, rawFunction{exposed, []rawParameter{}, typeOf(field.Type), line})
	}
	return found
}

// constants lists a type's constants, without the type's name if all of them start with it.
func constants(file *ast.File, typeName string) []string {
	var names, rest []string
	for _, decl := range file.Decls {
		gen, ok := decl.(*ast.GenDecl)
		if !ok || gen.Tok != token.CONST {
			continue
		}
		for _, spec := range gen.Specs {
			value := spec.(*ast.ValueSpec)
			if ident, ok := value.Type.(*ast.Ident); ok && ident.Name == typeName {
				for _, name := range value.Names {
					names = append(names, name.Name)
				}
			}
		}
	}
	for _, name := range names {
		short, prefixed := strings.CutPrefix(name, typeName)
		if !prefixed {
			return names
		}
		rest = append(rest, short)
	}
	return rest
}

func describe(set *token.FileSet, file *ast.File, name *ast.Ident, signature *ast.FuncType) rawFunction {
	fn := rawFunction{name.Name, []rawParameter{}, rawType{Name: "Void"}, set.Position(name.Pos()).Line}
	for _, param := range signature.Params.List {
		if isContext(param.Type) {
			continue
		}
		commented := &ast.Field{Doc: docAbove(set, file, param), Comment: docBeside(set, file, param)}
		_, variadic := param.Type.(*ast.Ellipsis)
		optional := variadic || hasPragma(commented, "optional", "default", "defaultPath")
		for _, name := range param.Names {
			fn.Parameters = append(fn.Parameters, rawParameter{name.Name, typeOf(param.Type), optional})
		}
	}
	if signature.Results != nil {
		for _, result := range signature.Results.List {
			if returned := typeOf(result.Type); returned.Name != "error" {
				fn.Returns = returned
				break
			}
		}
	}
	return fn
}

func hasPragma(field *ast.Field, names ...string) bool {
	return slices.ContainsFunc(commentsOf(field), func(comment *ast.Comment) bool {
		match := pragma.FindStringSubmatch(strings.TrimPrefix(comment.Text, "//"))
		return match != nil && slices.Contains(names, match[1])
	})
}

func typeOf(expr ast.Expr) rawType {
	switch expr := expr.(type) {
	case *ast.Ident:
		if primitive := primitives[expr.Name]; primitive != "" {
			return rawType{Name: primitive}
		}
		return rawType{Name: expr.Name}
	case *ast.SelectorExpr:
		return rawType{Name: expr.Sel.Name}
	case *ast.StarExpr:
		return typeOf(expr.X)
	case *ast.ArrayType:
		return rawType{Name: typeOf(expr.Elt).Name, List: true}
	case *ast.Ellipsis:
		return rawType{Name: typeOf(expr.Elt).Name, List: true}
	}
	return rawType{Name: "?"}
}
