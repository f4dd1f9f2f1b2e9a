/** How the engine names a module's declarations, by the rules of github.com/iancoleman/strcase v0.3.0. */

const isUpper = (char: string | undefined): boolean => char !== undefined && char >= 'A' && char <= 'Z';
const isLower = (char: string | undefined): boolean => char !== undefined && char >= 'a' && char <= 'z';
const isDigit = (char: string | undefined): boolean => char !== undefined && char >= '0' && char <= '9';
const isSeparator = (char: string): boolean => char === '_' || char === ' ' || char === '-' || char === '.';

function camel(name: string, capitalise: boolean): string {
  const source = name.trim();
  let result = '';
  let capitaliseNext = capitalise;
  let previousUpper = false;
  for (let index = 0; index < source.length; index++) {
    const char = source.charAt(index);
    const upper = isUpper(char);
    let written = char;
    if (capitaliseNext) written = isLower(char) ? char.toUpperCase() : char;
    else if (index === 0 || (previousUpper && upper)) written = isUpper(char) ? char.toLowerCase() : char;
    previousUpper = upper;
    if (upper || isLower(char)) {
      result += written;
      capitaliseNext = false;
    } else if (isDigit(char)) {
      result += char;
      capitaliseNext = true;
    } else {
      capitaliseNext = isSeparator(char);
    }
  }
  return result;
}

/** `build_http` and `BuildHTTP` to `buildHttp`: GraphQL names of functions and arguments. */
export function lowerCamelCase(name: string): string {
  return camel(name, false);
}

/** `my-module` to `MyModule`: GraphQL names of types. */
export function upperCamelCase(name: string): string {
  return camel(name, true);
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
  if (own.startsWith(prefix) && isUpper(rest[0])) return upperCamelCase(finalName + rest);
  return upperCamelCase(`${finalName}_${own}`);
}
