import {GraphQLError, parse, validate, type GraphQLSchema} from 'graphql';
import {loadApi} from '../../src/content/api/model';
import {toGraphQLSchema} from '../../src/content/api/schema';
import type {LineProblem} from '../core/types';
import type {ApiArgument, ApiModel, ApiObject, ApiType} from '../../src/content/api/types';
import {moduleApi} from '../languages/shared/dependencies';
import type {Schema} from './schema';

const schemas = new WeakMap<Schema, GraphQLSchema>();

/** A type whose functions accept the IDs of objects, as in GraphQL. */
function withIds(type: ApiType, types: ApiModel['types']): ApiType {
  if (type.kind !== 'object') return type;
  const withId = (arg: ApiArgument): ApiArgument =>
    types.get(arg.type.name)?.kind === 'object' ? {...arg, type: {...arg.type, name: `${arg.type.name}ID`}} : arg;
  const fields = [...type.fields].map(([name, field]) => [name, {...field, args: field.args.map(withId)}] as const);
  return {...type, fields: new Map(fields)};
}

/** The API, with the functions of a sample's module and its dependencies. */
function apiWith({module, dependencies}: Schema): ApiModel {
  const api = loadApi();
  if (!module) return api;
  const extended = moduleApi(api, [module, ...dependencies.values()]);
  // Outside a module, a query can use the whole API.
  const query = {...(api.types.get('Query') as ApiObject)};
  query.fields = new Map([...query.fields, ...(extended.types.get('Query') as ApiObject).fields]);
  const types = new Map<string, ApiType>([...api.types, ...extended.types, ['Query', query]]);
  return {version: api.version, types: new Map([...types].map(([name, type]) => [name, withIds(type, types)]))};
}

function errorsOf(text: string, schema: Schema): readonly GraphQLError[] {
  const graphql = schemas.get(schema) ?? toGraphQLSchema(apiWith(schema));
  schemas.set(schema, graphql);
  try {
    return validate(graphql, parse(text));
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** Validates a GraphQL document, which may be a part of a shell script. */
export function checkDocument(text: string, schema: Schema): LineProblem[] {
  return errorsOf(text, schema).map(({message, locations}) => ({
    line: locations?.[0]?.line ?? 1,
    message: message.includes('U+E000')
      ? 'the shell expands a part of this document; quote it, or the delimiter of the here-document'
      : message,
  }));
}
