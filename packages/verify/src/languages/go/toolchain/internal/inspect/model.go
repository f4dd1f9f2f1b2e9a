package main

import (
	"go/ast"
	"go/token"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// The types below have the shape of packages/verify/src/modules/raw.ts.

type rawType struct {
	Name     string `json:"name"`
	List     bool   `json:"list"`
	Nullable bool   `json:"nullable"`
}

type rawMissing struct {
	What string `json:"what"`
	Line int    `json:"line"`
}

type rawParameter struct {
	Name     string      `json:"name"`
	Type     rawType     `json:"type"`
	Optional bool        `json:"optional"`
	Missing  *rawMissing `json:"missing,omitempty"`
}

type rawFunction struct {
	Name       string         `json:"name"`
	Parameters []rawParameter `json:"parameters"`
	Returns    rawType        `json:"returns"`
	Line       int            `json:"line"`
	Missing    *rawMissing    `json:"missing,omitempty"`
}

type rawDefinition struct {
	Kind        string        `json:"kind"`
	Name        string        `json:"name"`
	File        string        `json:"file"`
	Line        int           `json:"line"`
	Functions   []rawFunction `json:"functions"`
	Members     []string      `json:"members"`
	Constructor *rawFunction  `json:"constructorFunction,omitempty"`
	Missing     *rawMissing   `json:"missing,omitempty"`
}

var primitives = map[string]string{
	"string": "String", "bool": "Boolean", "int": "Int", "int8": "Int", "int16": "Int", "int32": "Int", "int64": "Int",
	"float32": "Float", "float64": "Float",
}

// missing is the mark of a declaration without a comment.
func (in *inspector) missing(pos token.Pos, comments ...string) *rawMissing {
	if strings.Join(comments, "") != "" {
		return nil
	}
	return &rawMissing{"doc comment", in.files.Position(pos).Line}
}

func (in *inspector) definitionsOf(sources []*ast.File) []*rawDefinition {
	found := []*rawDefinition{}
	objects := map[string]*rawDefinition{}
	for _, file := range sources {
		for _, decl := range file.Decls {
			gen, ok := decl.(*ast.GenDecl)
			if !ok || gen.Tok != token.TYPE {
				continue
			}
			for _, spec := range gen.Specs {
				if definition := in.define(file, gen, spec.(*ast.TypeSpec)); definition != nil {
					found = append(found, definition)
					objects[definition.Name] = definition
				}
			}
		}
	}
	for _, file := range sources {
		for _, decl := range file.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			signature := in.describe(fn.Name, fn.Type)
			if fn.Recv == nil && fn.Name.Name == "New" {
				if owner := objects[signature.Returns.Name]; owner != nil {
					signature.Name = ""
					owner.Constructor = &signature
				}
			} else if fn.Recv != nil && fn.Name.IsExported() {
				if owner := objects[receiverName(fn)]; owner != nil && owner.Kind == "object" {
					signature.Missing = in.missing(fn.Name.Pos(), fn.Doc.Text())
					owner.Functions = append(owner.Functions, signature)
				}
			}
		}
	}
	return found
}

func (in *inspector) define(file *ast.File, decl *ast.GenDecl, spec *ast.TypeSpec) *rawDefinition {
	if !spec.Name.IsExported() {
		return nil
	}
	place := in.files.Position(spec.Pos())
	definition := &rawDefinition{
		Name: spec.Name.Name, File: place.Filename, Line: place.Line, Functions: []rawFunction{}, Members: []string{},
		Missing: in.missing(spec.Pos(), spec.Doc.Text()),
	}
	if !decl.Lparen.IsValid() {
		definition.Missing = in.missing(spec.Pos(), spec.Doc.Text(), decl.Doc.Text())
	}
	switch underlying := spec.Type.(type) {
	case *ast.StructType:
		definition.Kind = "object"
		for _, field := range underlying.Fields.List {
			definition.Functions = append(definition.Functions, in.exposedFields(field)...)
		}
	case *ast.InterfaceType:
		definition.Kind = "interface"
		for _, method := range underlying.Methods.List {
			signature, ok := method.Type.(*ast.FuncType)
			if ok && method.Names[0].IsExported() {
				fn := in.describe(method.Names[0], signature)
				// The method's comment covers its arguments.
				for i := range fn.Parameters {
					fn.Parameters[i].Missing = nil
				}
				fn.Missing = in.missing(method.Pos(), method.Doc.Text())
				definition.Functions = append(definition.Functions, fn)
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

func (in *inspector) exposedFields(field *ast.Field) []rawFunction {
	var found []rawFunction
	for _, name := range field.Names {
		if !name.IsExported() || in.hasPragma(field, "private") {
			continue
		}
		exposed := name.Name
		if field.Tag != nil {
			tag, _ := strconv.Unquote(field.Tag.Value)
			if json, _, _ := strings.Cut(reflect.StructTag(tag).Get("json"), ","); json != "" {
				exposed = json
			}
		}
		line := in.files.Position(name.Pos()).Line
		found = append(found, rawFunction{Name: exposed, Parameters: []rawParameter{}, Returns: typeOf(field.Type), Line: line})
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

func (in *inspector) describe(name *ast.Ident, signature *ast.FuncType) rawFunction {
	line := in.files.Position(name.Pos()).Line
	fn := rawFunction{Name: name.Name, Parameters: []rawParameter{}, Returns: rawType{Name: "Void"}, Line: line}
	for _, argument := range argumentsOf(signature) {
		_, variadic := argument.Type.(*ast.Ellipsis)
		_, description := in.readComments(argument)
		optional := variadic || in.hasPragma(argument, "optional", "default", "defaultPath")
		undescribed := in.missing(argument.Pos(), description)
		for _, name := range argument.Names {
			fn.Parameters = append(fn.Parameters, rawParameter{name.Name, typeOf(argument.Type), optional, undescribed})
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

func (in *inspector) hasPragma(field *ast.Field, names ...string) bool {
	pragmas, _ := in.readComments(field)
	return slices.ContainsFunc(pragmas, func(name string) bool { return slices.Contains(names, name) })
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
