import {objectOfId} from '@docs-kit/dagger/api/model';
import type {ApiArgument, ApiField, ApiModel, ApiType} from '@docs-kit/dagger/api/types';

const scalars: Record<string, string> = {String: 'string', Int: 'int', Float: 'float', Boolean: 'bool', Void: 'void'};

/** The full name of an API type's class. */
export function typeClass(name: string): string {
  if (name === 'Query') return 'Dagger\\Client';
  if (name === 'Function') return 'Dagger\\Function_';
  return `Dagger\\${name.replace(/ID/g, 'Id').replace(/JSON/g, 'Json')}`;
}

const written = (name: string): string => scalars[name] ?? `\\${typeClass(name)}`;
const listOf = (attribute: string, name: string): string =>
  `#[Attribute\\${attribute}('${scalars[name] ?? typeClass(name)}')] `;

/** A list keeps the IDs of objects: the SDK only converts an object that's the argument itself. */
function parameter(api: ApiModel, {name, type, optional}: ApiArgument, visibility = ''): string {
  const object = objectOfId(api, type.name);
  const element = object && type.list ? 'String' : type.name;
  const types = type.list
    ? ['array']
    : object
      ? [written(`${object.name}ID`), written(object.name)]
      : [written(element)];
  const declared = [...types, ...(optional ? ['null'] : [])].join('|');
  return `${type.list ? listOf('ListOfType', element) : ''}${visibility}${declared} $${name}${optional ? ' = null' : ''}`;
}

function method(api: ApiModel, {name, args, returns}: ApiField): string {
  const parameters = args.map((arg) => parameter(api, arg)).join(', ');
  const result = returns.list ? 'array' : written(returns.name);
  const answer = result === 'void' ? '\\Check\\answer();' : 'return \\Check\\answer();';
  const attribute = returns.list ? listOf('ReturnsListOfType', returns.name) : '';
  return `${attribute}public function ${name}(${parameters}): ${result} { ${answer} }`;
}

function declaration(api: ApiModel, type: ApiType, name: string): string {
  switch (type.kind) {
    case 'object': {
      const parent = type.fields.has('id') ? ' implements Client\\IdAble' : '';
      return `class ${name}${parent} { ${[...type.fields.values()].map((field) => method(api, field)).join('\n')} }`;
    }
    case 'enum':
      return `enum ${name}: string { ${[...type.values.keys()].map((item) => `case ${item} = '${item}';`).join(' ')} }`;
    case 'input': {
      const fields = [...type.fields.values()].map((field) => parameter(api, field, 'public '));
      return `class ${name} { public function __construct(${fields.join(', ')}) {} }`;
    }
    case 'scalar':
      return `class ${name} extends Client\\AbstractScalar {}`;
  }
}

/** The PHP SDK's generated classes by full name, with methods that return a value of their type. */
export function phpStubs(api: ApiModel): Record<string, string> {
  return Object.fromEntries(
    Array.from(api.types.values(), (type) => {
      const name = typeClass(type.name);
      return [name, `namespace Dagger;\n${declaration(api, type, name.slice(name.indexOf('\\') + 1))}`];
    }),
  );
}
