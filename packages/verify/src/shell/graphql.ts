import {GraphQLError, parse, validate, type GraphQLSchema} from 'graphql';
import {loadApi} from '@docs-kit/dagger/api/model';
import {toGraphQLSchema} from '@docs-kit/dagger/api/schema';
import type {LineProblem} from '../shared/snippets';
import {withModules} from '../shared/dependencies';
import type {Schema} from './schema';

const schemas = new WeakMap<Schema, GraphQLSchema>();

function errorsOf(text: string, schema: Schema): readonly GraphQLError[] {
  const {module, dependencies} = schema;
  const modules = module ? [module, ...dependencies.values()] : [];
  const graphql = schemas.get(schema) ?? toGraphQLSchema(withModules(loadApi(), modules));
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
