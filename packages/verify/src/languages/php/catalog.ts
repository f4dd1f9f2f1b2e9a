import {objectOfId} from '@docs-kit/dagger/api/model';
import type {ApiArgument, ApiModel, ApiObject, ApiType, TypeRef} from '@docs-kit/dagger/api/types';
import {arrayOf, mixed, typeOf, withNull, type PhpType} from './types';

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
}

export interface PhpClass {
  /** The full name, without a leading backslash. */
  name: string;
  /** Full names of all its superclasses and interfaces. */
  parents: string[];
  /** By lowercase name. */
  methods: Map<string, PhpMethod>;
  properties: Map<string, PhpType>;
  /** Constants and the cases of an enumeration. */
  constants: Map<string, PhpType>;
  /** Whether all its own members are known. */
  complete: boolean;
}

/** PHP's built-in classes and functions, as printed by `lint.php catalog`. */
export interface Builtins {
  functions: string[];
  classes: Record<string, {parents: string[]; methods: string[]}>;
}

/** A class without members, except for those given. */
export function phpClass(name: string, members: Partial<PhpClass> = {}): PhpClass {
  return {
    name,
    parents: [],
    methods: new Map(),
    properties: new Map(),
    constants: new Map(),
    complete: true,
    ...members,
  };
}

const scalars: Record<string, string> = {String: 'string', Int: 'int', Float: 'float', Boolean: 'bool', Void: 'void'};

/** The full name of an API type's class. */
export function typeClass(name: string): string {
  if (name === 'Query') return 'Dagger\\Client';
  if (name === 'Function') return 'Dagger\\Function_';
  return `Dagger\\${name.replace(/ID/g, 'Id').replace(/JSON/g, 'Json')}`;
}

function inputType(api: ApiModel, {name, list}: TypeRef): PhpType {
  const scalar = scalars[name];
  const object = objectOfId(api, name);
  if (list) {
    // The query builder converts an object to its ID only if it's the argument itself, not inside an array.
    return arrayOf(typeOf(scalar ?? (object ? 'string' : typeClass(name))));
  }
  if (scalar) return typeOf(scalar);
  return object ? typeOf(typeClass(`${object.name}ID`), typeClass(object.name)) : typeOf(typeClass(name));
}

function parameter(api: ApiModel, {name, type, optional}: ApiArgument): PhpParameter {
  const given = inputType(api, type);
  return {name, type: optional ? withNull(given) : given, optional, variadic: false};
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
    return {name, parameters, returns: typeOf(result)};
  });
  return phpClass(typeClass(type.name), {
    parents: type.fields.has('id') ? ['Dagger\\Client\\IdAble'] : [],
    methods: methods(...all),
  });
}

function sdkClass(api: ApiModel, type: ApiType): PhpClass {
  if (type.kind === 'object') return objectClass(api, type);
  const name = typeClass(type.name);
  if (type.kind === 'enum') return enumeration(name, [...type.values.keys()]);
  if (type.kind === 'input') {
    const parameters = [...type.fields.values()].map((field) => parameter(api, field));
    return phpClass(name, {
      methods: methods({name: '__construct', parameters, returns: typeOf('void')}),
      properties: new Map(parameters.map((item) => [item.name, item.type])),
    });
  }
  return phpClass(name, {
    parents: ['Dagger\\Client\\AbstractScalar', 'Stringable'],
    methods: methods(
      {name: '__construct', parameters: [required('value', 'string')], returns: typeOf('void')},
      {name: 'getValue', parameters: [], returns: typeOf('string')},
      {name: '__toString', parameters: [], returns: typeOf('string')},
      {name: 'from', parameters: [required('value', 'string')], returns: typeOf(name)},
    ),
  });
}

/** An enumeration backed by strings. */
export function enumeration(name: string, cases: readonly string[]): PhpClass {
  return phpClass(name, {
    parents: ['UnitEnum', 'BackedEnum'],
    methods: methods(
      {name: 'cases', parameters: [], returns: typeOf('array')},
      {name: 'from', parameters: [required('value', 'string', 'int')], returns: typeOf(name)},
      {name: 'tryFrom', parameters: [required('value', 'string', 'int')], returns: typeOf(name, 'null')},
    ),
    properties: new Map([
      ['name', typeOf('string')],
      ['value', typeOf('string')],
    ]),
    constants: new Map(cases.map((item) => [item, typeOf(name)])),
  });
}

function attribute(name: string, parameters: PhpParameter[], namespace = 'Dagger\\Attribute'): PhpClass {
  return phpClass(`${namespace}\\${name}`, {
    methods: methods({name: '__construct', parameters, returns: typeOf('void')}),
  });
}

const listOf = [required('type', 'string', 'Dagger\\Attribute\\ListOfType'), optional('nullable', 'bool')];

/** The namespace of the attributes that the SDK's serializer reads. */
export const serializerNamespace = 'JMS\\Serializer\\Annotation';

/** The attributes of `Dagger\Attribute`, and the one with which the SDK's serializer restores a property. */
const attributes: readonly PhpClass[] = [
  attribute('DaggerObject', []),
  attribute('DaggerFunction', [optional('description', 'string', 'null')]),
  attribute('Argument', [optional('description', 'string', 'null')]),
  attribute('Doc', [required('description', 'string')]),
  attribute('DefaultPath', [required('path', 'string')]),
  attribute('Ignore', [{...optional('ignore', 'string'), variadic: true}]),
  attribute('ListOfType', listOf),
  attribute('ReturnsListOfType', listOf),
  attribute('Type', [required('name', 'string')], serializerNamespace),
];

/** The SDK's handwritten classes, and the exception of its GraphQL client. */
function handwritten(): PhpClass[] {
  const client = typeOf('Dagger\\Client');
  const known: Record<string, Partial<PhpClass>> = {
    'Dagger\\Dagger': {
      methods: methods(
        {name: 'getClientInstance', parameters: [], returns: client},
        {name: 'connect', parameters: [optional('workingDir', 'string')], returns: client},
      ),
    },
    'Dagger\\Client\\AbstractScalar': {},
    'Dagger\\Client\\IdAble': {},
    'GraphQL\\Exception\\QueryError': {
      parents: ['RuntimeException', 'Exception', 'Throwable', 'Stringable'],
      methods: methods({name: 'getErrorDetails', parameters: [], returns: typeOf('array')}),
    },
  };
  return Object.entries(known).map(([name, members]) => phpClass(name, {...members, complete: false}));
}

/** A function or method whose parameters and result aren't known. */
const builtin = (name: string): PhpMethod => ({
  name,
  parameters: [{...optional('args', 'mixed'), variadic: true}],
  returns: mixed,
});

/** All classes by lowercase full name: PHP's built-in ones, and those of the SDK for this API. */
export function classes(api: ApiModel, builtins: Builtins): Map<string, PhpClass> {
  const all = [
    ...Object.entries(builtins.classes).map(([name, {parents, methods: names}]) =>
      phpClass(name, {parents, methods: methods(...names.map(builtin)), complete: false}),
    ),
    ...[...api.types.values()].map((type) => sdkClass(api, type)),
    ...attributes,
    ...handwritten(),
  ];
  return new Map(all.map((item) => [item.name.toLowerCase(), item]));
}

/** All functions by lowercase full name: PHP's built-in ones, and the SDK's. */
export function functions(builtins: Builtins): Map<string, PhpMethod> {
  return methods(...builtins.functions.map(builtin), {
    name: 'Dagger\\dag',
    parameters: [],
    returns: typeOf('Dagger\\Client'),
  });
}
