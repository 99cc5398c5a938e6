// Renders the templates of a chart with the engine and the functions that Helm has (text/template, sprig), for machines
// without Helm. `go run render.go chart values.json` prints the documents, as YAML. Started by `npm run chart-check`.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"github.com/ghodss/yaml"
)

func main() {
	chart, valuesFile := os.Args[1], os.Args[2]
	var values, about map[string]interface{}
	must(json.Unmarshal(read(valuesFile), &values))
	must(yaml.Unmarshal(read(filepath.Join(chart, "Chart.yaml")), &about))
	// As Helm names them: with a capital letter.
	named := map[string]interface{}{}
	for name, value := range about {
		named[strings.ToUpper(name[:1])+name[1:]] = value
	}

	all := template.New("chart").Option("missingkey=error")
	functions := sprig.TxtFuncMap()
	functions["toYaml"] = func(value interface{}) string {
		text, err := yaml.Marshal(value)
		must(err)
		return strings.TrimSuffix(string(text), "\n")
	}
	functions["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := all.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	all.Funcs(functions)
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	must(err)
	nameOf := func(file string) string { return filepath.Join("trolley", "templates", filepath.Base(file)) }
	for _, file := range files {
		_, err := all.New(nameOf(file)).Parse(string(read(file)))
		must(err)
	}
	data := map[string]interface{}{
		"Values":   values,
		"Chart":    named,
		"Release":  map[string]interface{}{"Name": "shop", "Namespace": "shops", "Service": "Helm"},
		"Template": map[string]interface{}{"BasePath": "trolley/templates"},
	}
	for _, file := range files {
		if strings.HasPrefix(filepath.Base(file), "_") {
			continue
		}
		var out bytes.Buffer
		must(all.ExecuteTemplate(&out, nameOf(file), data))
		if strings.HasSuffix(file, ".yaml") && strings.TrimSpace(out.String()) != "" {
			fmt.Printf("---\n%s\n", out.String())
		}
	}
}

func read(file string) []byte {
	text, err := os.ReadFile(file)
	must(err)
	return text
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
