// Command shim prints the package that a Dagger module sees as `internal/dagger`.
//
// The engine generates that package for each module. It has the API of dagger.io/dagger without the types that are only
// available to clients outside modules. So the types are aliases, and only those that differ are redeclared, with empty
// bodies.
//
// Usage: shim [-own Type,…] [-hide Type,…] [-from file.go] import-path directory
package main

import (
	"bytes"
	"flag"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/printer"
	"go/token"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

type declarations struct {
	files   *token.FileSet
	name    string
	types   map[string]*ast.TypeSpec
	methods map[string][]*ast.FuncDecl
	funcs   map[string]*ast.FuncDecl
	values  map[token.Token][]string
	imports map[string]string
}

func main() {
	log.SetFlags(0)
	own := flag.String("own", "", "types to declare anew")
	hide := flag.String("hide", "", "types to leave out, with all that mentions them")
	from := flag.String("from", "", "the only file to read")
	flag.Parse()

	found, err := read(flag.Arg(1), *from)
	if err != nil {
		log.Fatal(err)
	}
	source, err := shim(found, flag.Arg(0), list(*own), list(*hide))
	if err != nil {
		log.Fatal(err)
	}
	os.Stdout.Write(source)
}

func list(names string) map[string]bool {
	set := map[string]bool{}
	for _, name := range strings.Split(names, ",") {
		if name != "" {
			set[name] = true
		}
	}
	return set
}

func read(directory, only string) (*declarations, error) {
	found := &declarations{
		files:   token.NewFileSet(),
		types:   map[string]*ast.TypeSpec{},
		methods: map[string][]*ast.FuncDecl{},
		funcs:   map[string]*ast.FuncDecl{},
		values:  map[token.Token][]string{},
		imports: map[string]string{},
	}
	names, err := filepath.Glob(filepath.Join(directory, "*.go"))
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") || (only != "" && filepath.Base(name) != only) {
			continue
		}
		file, err := parser.ParseFile(found.files, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		if file.Name.Name == "main" {
			continue
		}
		found.add(file)
	}
	return found, nil
}

func (found *declarations) add(file *ast.File) {
	found.name = file.Name.Name
	for _, spec := range file.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		name := filepath.Base(path)
		if spec.Name != nil {
			name = spec.Name.Name
		}
		found.imports[name] = path
	}
	for _, decl := range file.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if !decl.Name.IsExported() {
				continue
			}
			if decl.Recv != nil {
				receiver := receiverName(decl)
				found.methods[receiver] = append(found.methods[receiver], decl)
			} else if decl.Type.TypeParams == nil {
				found.funcs[decl.Name.Name] = decl
			}
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					if spec.Name.IsExported() {
						found.types[spec.Name.Name] = spec
					}
				case *ast.ValueSpec:
					for _, name := range spec.Names {
						if name.IsExported() {
							found.values[decl.Tok] = append(found.values[decl.Tok], name.Name)
						}
					}
				}
			}
		}
	}
}

func receiverName(decl *ast.FuncDecl) string {
	expr := decl.Recv.List[0].Type
	if star, ok := expr.(*ast.StarExpr); ok {
		expr = star.X
	}
	if ident, ok := expr.(*ast.Ident); ok {
		return ident.Name
	}
	return ""
}

// mentions reports whether a type or a signature names one of these types.
func mentions(node ast.Node, names map[string]bool) bool {
	hit := false
	ast.Inspect(node, func(node ast.Node) bool {
		if ident, ok := node.(*ast.Ident); ok && names[ident.Name] {
			hit = true
		}
		_, qualified := node.(*ast.SelectorExpr)
		return !hit && !qualified
	})
	return hit
}

// belongs reports whether a name is that of a hidden type, or of its ID or options: `Host`, `HostID`, `HostFileOpts`.
func belongs(name string, hidden map[string]bool) bool {
	for prefix := range hidden {
		rest, ok := strings.CutPrefix(name, prefix)
		if !ok {
			continue
		}
		first, _ := utf8.DecodeRuneInString(rest)
		if rest == "" || unicode.IsUpper(first) {
			return true
		}
	}
	return false
}

func exportedPart(spec *ast.TypeSpec) *ast.TypeSpec {
	fields, ok := spec.Type.(*ast.StructType)
	if !ok {
		return spec
	}
	kept := &ast.FieldList{}
	for _, field := range fields.Fields.List {
		if len(field.Names) > 0 && field.Names[0].IsExported() {
			kept.List = append(kept.List, &ast.Field{Names: field.Names, Type: field.Type})
		}
	}
	return &ast.TypeSpec{Name: spec.Name, Type: &ast.StructType{Fields: kept}}
}

func shim(found *declarations, path string, own, hide map[string]bool) ([]byte, error) {
	for name := range found.types {
		if belongs(name, hide) {
			hide[name] = true
		}
	}
	for name := range own {
		if found.types[name] == nil {
			found.types[name] = &ast.TypeSpec{Name: ast.NewIdent(name), Type: &ast.StructType{Fields: &ast.FieldList{}}}
		}
	}
	// Anything that mentions a redeclared type must also be redeclared.
	for changed := true; changed; {
		changed = false
		for name, spec := range found.types {
			if own[name] || hide[name] {
				continue
			}
			needed := mentions(exportedPart(spec).Type, own)
			for _, method := range found.methods[name] {
				needed = needed || mentions(method.Type, own)
			}
			if needed {
				own[name], changed = true, true
			}
		}
	}

	var body bytes.Buffer
	for _, name := range keys(found.funcs) {
		if signature := found.funcs[name].Type; !mentions(signature, own) && !mentions(signature, hide) {
			fmt.Fprintf(&body, "var %s = sdk.%s\n", name, name)
		}
	}
	for _, name := range keys(found.types) {
		switch {
		case hide[name]:
		case found.types[name].TypeParams != nil:
		case own[name]:
			if err := declare(&body, found, name, hide); err != nil {
				return nil, err
			}
		default:
			fmt.Fprintf(&body, "type %s = sdk.%s\n", name, name)
		}
	}
	for _, name := range sorted(found.values[token.CONST]) {
		if !belongs(name, hide) {
			fmt.Fprintf(&body, "const %s = sdk.%s\n", name, name)
		}
	}
	for _, name := range sorted(found.values[token.VAR]) {
		fmt.Fprintf(&body, "var %s = sdk.%s\n", name, name)
	}

	var source bytes.Buffer
	fmt.Fprintf(&source, "package %s\n\nimport (\n\tsdk %q\n", found.name, path)
	for _, alias := range keys(found.imports) {
		if usedAsPackage(body.String(), alias) {
			fmt.Fprintf(&source, "\t%s %q\n", alias, found.imports[alias])
		}
	}
	fmt.Fprintf(&source, ")\n\n%s", body.String())
	return format.Source(source.Bytes())
}

func usedAsPackage(source, alias string) bool {
	return regexp.MustCompile(`(^|[^\w.])` + regexp.QuoteMeta(alias) + `\.`).MatchString(source)
}

func declare(body *bytes.Buffer, found *declarations, name string, hide map[string]bool) error {
	body.WriteString("type ")
	if err := printer.Fprint(body, found.files, exportedPart(found.types[name])); err != nil {
		return err
	}
	body.WriteString("\n")
	for _, method := range found.methods[name] {
		if mentions(method.Type, hide) {
			continue
		}
		stub := &ast.FuncDecl{Recv: method.Recv, Name: method.Name, Type: method.Type}
		if err := printer.Fprint(body, found.files, stub); err != nil {
			return err
		}
		body.WriteString(" { panic(\"declared only\") }\n")
	}
	return nil
}

func keys[V any](set map[string]V) []string {
	names := make([]string, 0, len(set))
	for name := range set {
		names = append(names, name)
	}
	return sorted(names)
}

func sorted(names []string) []string {
	sort.Strings(names)
	return names
}
