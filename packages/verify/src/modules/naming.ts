/** How the engine names a module's declarations, by the rules of github.com/iancoleman/strcase v0.3.0. */

/** Only the first of several capitals stays one, and a letter after a digit or a separator becomes one. */
function camel(name: string, first: 'toLowerCase' | 'toUpperCase'): string {
  return name
    .trim()
    .replace(/^[A-Za-z]|(?<=[A-Z])[A-Z]|(?<=[0-9_ .-])[a-z]/g, (letter: string, index: number) => {
      if (index === 0) return letter[first]();
      return /[A-Z]/.test(letter) ? letter.toLowerCase() : letter.toUpperCase();
    })
    .replace(/[^A-Za-z0-9]/g, '');
}

/** `build_http` and `BuildHTTP` to `buildHttp`: GraphQL names of functions and arguments. */
export function lowerCamelCase(name: string): string {
  return camel(name, 'toLowerCase');
}

/** `my-module` to `MyModule`: GraphQL names of types. */
export function upperCamelCase(name: string): string {
  return camel(name, 'toUpperCase');
}

/**
 * The GraphQL name of a module's type: the main object has the module's name, and every other type has it as a prefix.
 * `finalName` is the module's alias in a dependent module, if it differs.
 */
export function namespacedType(type: string, moduleName: string, finalName = moduleName): string {
  const own = upperCamelCase(type);
  const prefix = upperCamelCase(moduleName);
  const rest = own.slice(prefix.length);
  if (own === prefix) return upperCamelCase(finalName);
  if (own.startsWith(prefix) && /^[A-Z]/.test(rest)) return upperCamelCase(finalName + rest);
  return upperCamelCase(`${finalName}_${own}`);
}
