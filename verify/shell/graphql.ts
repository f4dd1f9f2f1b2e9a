import {GraphQLError, parse, validate, type GraphQLSchema} from 'graphql';
import {loadApi} from '../../src/content/api/model';
import {toGraphQLSchema} from '../../src/content/api/schema';
import type {GraphqlDocument} from './dagger';
import {lowerCamelCase} from '../modules/naming';
import type {Schema} from './schema';
import {lineAt, type LineProblem} from './words';

let api: GraphQLSchema | undefined;

function errorsOf(text: string): readonly GraphQLError[] {
  api ??= toGraphQLSchema(loadApi());
  try {
    return validate(api, parse(text));
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** True for a root field that a loaded module adds, which isn't in the API's own schema. */
function isModuleField(message: string, schema: Schema): boolean {
  const names = [...(schema.module === undefined ? [] : [schema.module.name]), ...schema.dependencies.keys()];
  return names.some((name) => message.startsWith(`Cannot query field "${lowerCamelCase(name)}" on type "Query".`));
}

/** Validates a GraphQL document in a command line. `code` is the text that contains the document; lines refer to it. */
export function checkDocument(document: GraphqlDocument, code: string, schema: Schema): LineProblem[] {
  const first = lineAt(code, document.offset);
  return errorsOf(document.text)
    .filter(({message}) => !isModuleField(message, schema))
    .map(({message, locations}) => ({
      line: first + (locations?.[0]?.line ?? 1) - 1,
      message: message.includes('U+E000')
        ? 'the shell expands a part of this document; quote it, or the delimiter of the here-document'
        : message,
    }));
}
