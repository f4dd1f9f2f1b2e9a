// Command calls finds calls of the SDK's methods in packages, using the compiler's types.
//
// Its arguments are the packages' folders. It prints a JSON list of calls.
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
	"strings"
)

// Call is a method's name with its position.
type Call struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
	Type   string `json:"type"`
	Method string `json:"method"`
}

func main() {
	log.SetFlags(0)
	exports, err := exportData(os.Args[1:])
	if err != nil {
		log.Fatal(err)
	}
	calls := []Call{}
	for _, folder := range os.Args[1:] {
		found, err := inspect(folder, exports)
		if err != nil {
			log.Fatal(err)
		}
		calls = append(calls, found...)
	}
	if err := json.NewEncoder(os.Stdout).Encode(calls); err != nil {
		log.Fatal(err)
	}
}

// exportData contains the export data of all imported packages, by import path.
func exportData(folders []string) (map[string]string, error) {
	command := exec.Command("go", append([]string{"list", "-export", "-deps", "-e", "-json=ImportPath,Export"}, folders...)...)
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

func inspect(folder string, exports map[string]string) ([]Call, error) {
	files := token.NewFileSet()
	lookup := func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("%s: not compiled", path)
		}
		return os.Open(exports[path])
	}
	names, err := filepath.Glob(filepath.Join(folder, "*.go"))
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
	if _, err := config.Check(folder, files, all, info); err != nil {
		return nil, err
	}
	var calls []Call
	for _, file := range all {
		ast.Inspect(file, func(node ast.Node) bool {
			call, ok := node.(*ast.CallExpr)
			if !ok {
				return true
			}
			selector, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if receiver := receiverOf(info.Selections[selector]); receiver != "" {
				place := files.Position(selector.Sel.Pos())
				calls = append(calls, Call{place.Filename, place.Line, place.Column, receiver, selector.Sel.Name})
			}
			return true
		})
	}
	return calls, nil
}

// receiverOf returns the type of the SDK, or of a module's copy of it, whose method is selected: `Container`.
func receiverOf(selection *types.Selection) string {
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
	if path != "dagger.io/dagger" && !strings.HasSuffix(path, "/internal/dagger") {
		return ""
	}
	return named.Obj().Name()
}
