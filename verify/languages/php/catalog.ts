import {objectOfId} from '../../../src/content/api/model';
import type {ApiArgument, ApiModel, ApiObject, ApiType, TypeRef} from '../../../src/content/api/types';
import {arrayOf, typeOf} from './types';
import type {PhpType} from './types';

export interface PhpParameter {
  name: string;
  type: PhpType;
  optional: boolean;
  variadic: boolean;
}

export interface PhpMethod {
  name: string;
  parameters: PhpParameter[];
  returns: PhpType;
  static: boolean;
  public: boolean;
}

export interface PhpClass {
  /** The full name, without a leading backslash. */
  name: string;
  /** Full names of all its superclasses and interfaces. */
  parents: string[];
  /** By lowercase name. */
  methods: Map<string, PhpMethod>;
  /** Undefined if unknown. */
  properties?: Map<string, PhpType>;
  /** Constants and the cases of an enumeration. */
  constants?: Set<string>;
  enumeration: boolean;
  /** The allowed targets of an attribute; undefined for a class that isn't one. */
  target?: ReadonlySet<'class' | 'method' | 'parameter'>;
}

/** PHP's built-in classes and functions, as printed by `lint.php catalog`. */
export interface Builtins {
  functions: string[];
  classes: Record<string, {parents: string[]; methods: string[]}>;
  constants: string[];
}

const scalars: Record<string, string> = {String: 'string', Int: 'int', Float: 'float', Boolean: 'bool', Void: 'void'};
/** The full name of an API type's class. */
export const typeClass = (name: string): string => `Dagger\\${phpClassName(name)}`;

/** The class of an API type, without its namespace. */
function phpClassName(name: string): string {
  if (name === 'Query') return 'Client';
  const renamed = name.replace(/ID/g, 'Id').replace(/JSON/g, 'Json');
  return renamed === 'Function' ? 'Function_' : renamed;
}

function inputType(api: ApiModel, {name, list}: TypeRef): PhpType {
  const scalar = scalars[name];
  const object = objectOfId(api, name) ?? (api.types.get(name)?.kind === 'object' ? {name} : undefined);
  if (list) {
    // The query builder converts an object to its ID only if it's the argument itself, not inside an array.
    return arrayOf(typeOf(scalar ?? (object ? 'string' : typeClass(name))));
  }
  if (scalar) return typeOf(scalar);
  return object ? typeOf(typeClass(`${object.name}ID`), typeClass(object.name)) : typeOf(typeClass(name));
}

function parameter(api: ApiModel, {name, type, optional}: ApiArgument): PhpParameter {
  const given = inputType(api, type);
  return {
    name,
    type: optional ? {...given, atoms: new Set([...given.atoms, 'null'])} : given,
    optional,
    variadic: false,
  };
}

function method(name: string, parameters: PhpParameter[], returns: PhpType, isStatic = false): PhpMethod {
  return {name, parameters, returns, static: isStatic, public: true};
}

const required = (name: string, ...atoms: string[]): PhpParameter => ({
  name,
  type: typeOf(...atoms),
  optional: false,
  variadic: false,
});
const optional = (name: string, ...atoms: string[]): PhpParameter => ({...required(name, ...atoms), optional: true});

function methods(...all: PhpMethod[]): Map<string, PhpMethod> {
  return new Map(all.map((item) => [item.name.toLowerCase(), item]));
}

function objectClass(api: ApiModel, type: ApiObject): PhpClass {
  const all = [...type.fields.values()].map(({name, args, returns}) => {
    const result = returns.list ? 'array' : (scalars[returns.name] ?? typeClass(returns.name));
    const parameters = args.map((arg) => parameter(api, arg));
    return method(name, parameters, typeOf(result));
  });
  return {
    name: typeClass(type.name),
    parents: [
      type.name === 'Query' ? 'Dagger\\Client\\AbstractClient' : 'Dagger\\Client\\AbstractObject',
      ...(type.fields.has('id') ? ['Dagger\\Client\\IdAble'] : []),
    ],
    methods: methods(...all),
    properties: new Map(),
    constants: new Set(),
    enumeration: false,
  };
}

function sdkClass(api: ApiModel, type: ApiType): PhpClass {
  if (type.kind === 'object') return objectClass(api, type);
  const name = typeClass(type.name);
  if (type.kind === 'enum') return enumeration(name, [...type.values.keys()]);
  if (type.kind === 'input') {
    const parameters = [...type.fields.values()].map((field) => parameter(api, field));
    return {
      name,
      parents: ['Dagger\\Client\\AbstractInputObject', 'Stringable'],
      methods: methods(method('__construct', parameters, typeOf('void'))),
      properties: new Map(parameters.map((item) => [item.name, item.type])),
      constants: new Set(),
      enumeration: false,
    };
  }
  return {
    name,
    parents: [
      'Dagger\\Client\\AbstractScalar',
      'Stringable',
      ...(type.name.endsWith('ID') ? ['Dagger\\Client\\AbstractId'] : []),
    ],
    methods: methods(
      method('__construct', [required('value', 'string')], typeOf('void')),
      method('getValue', [], typeOf('string')),
      method('__toString', [], typeOf('string')),
      method('from', [required('value', 'string')], typeOf(name), true),
    ),
    properties: new Map(),
    constants: new Set(),
    enumeration: false,
  };
}

/** An enumeration backed by strings. */
export function enumeration(name: string, cases: readonly string[]): PhpClass {
  return {
    name,
    parents: ['UnitEnum', 'BackedEnum'],
    methods: methods(
      method('cases', [], typeOf('array'), true),
      method('from', [required('value', 'string', 'int')], typeOf(name), true),
      method('tryFrom', [required('value', 'string', 'int')], typeOf(name, 'null'), true),
    ),
    properties: new Map([
      ['name', typeOf('string')],
      ['value', typeOf('string')],
    ]),
    constants: new Set(cases),
    enumeration: true,
  };
}

function attribute(name: string, target: ('class' | 'method' | 'parameter')[], parameters: PhpParameter[]): PhpClass {
  return {
    name: `Dagger\\Attribute\\${name}`,
    parents: [],
    methods: methods(method('__construct', parameters, typeOf('void'))),
    properties: new Map(),
    constants: new Set(),
    enumeration: false,
    target: new Set(target),
  };
}

function listOf(name: string, target: 'method' | 'parameter'): PhpClass {
  return attribute(
    name,
    [target],
    [required('type', 'string', 'Dagger\\Attribute\\ListOfType'), optional('nullable', 'bool')],
  );
}

/** The attributes of `Dagger\Attribute`. */
const attributes: readonly PhpClass[] = [
  attribute('DaggerObject', ['class'], []),
  attribute('DaggerFunction', ['method'], [optional('description', 'string', 'null')]),
  attribute('Argument', ['parameter'], [optional('description', 'string', 'null')]),
  attribute('Doc', ['class', 'method', 'parameter'], [required('description', 'string')]),
  attribute('DefaultPath', ['parameter'], [required('path', 'string')]),
  attribute('Ignore', ['parameter'], [{...optional('ignore', 'string'), variadic: true}]),
  listOf('ListOfType', 'parameter'),
  listOf('ReturnsListOfType', 'method'),
];

const throwable = ['RuntimeException', 'Exception', 'Throwable', 'Stringable'];

/** The SDK's handwritten classes, and the exception of its GraphQL client. */
function handwritten(): PhpClass[] {
  const client = typeOf('Dagger\\Client');
  const bare = (name: string): PhpClass => ({name, parents: [], methods: new Map(), enumeration: false});
  return [
    {
      ...bare('Dagger\\Dagger'),
      methods: methods(
        method('getClientInstance', [], client, true),
        method('connect', [optional('workingDir', 'string')], client, true),
      ),
    },
    ...['AbstractClient', 'AbstractObject', 'AbstractScalar', 'AbstractId', 'AbstractInputObject', 'IdAble'].map(
      (name) => bare(`Dagger\\Client\\${name}`),
    ),
    {
      ...bare('GraphQL\\Exception\\QueryError'),
      parents: throwable,
      methods: methods(method('getErrorDetails', [], typeOf('array'))),
    },
    {...bare('Dagger\\Exception\\UnsupportedType'), parents: throwable},
    {...bare('Dagger\\Exception\\MissingSubtype'), parents: throwable},
  ];
}

/** All classes by lowercase full name: those of the SDK for this API, and PHP's built-in ones. */
export function classes(api: ApiModel, builtins: Builtins): Map<string, PhpClass> {
  const all = new Map<string, PhpClass>();
  const add = (item: PhpClass): void => {
    all.set(item.name.toLowerCase(), item);
  };
  for (const [name, {parents, methods: names}] of Object.entries(builtins.classes)) {
    const unknown = {parameters: [{...optional('args', 'mixed'), variadic: true}], returns: typeOf('mixed')};
    add({
      name,
      parents,
      methods: methods(...names.map((item) => ({name: item, ...unknown, static: false, public: true}))),
      enumeration: false,
    });
  }
  for (const type of api.types.values()) add(sdkClass(api, type));
  for (const item of [...attributes, ...handwritten()]) add(item);
  return all;
}
