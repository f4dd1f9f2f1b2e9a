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

/** True for a field of the root that a loaded module adds, which the API's own schema does not have. */
function isModuleField(message: string, schema: Schema): boolean {
  const names = [...(schema.module === undefined ? [] : [schema.module.name]), ...schema.dependencies.keys()];
  return names.some((name) => message.startsWith(`Cannot query field "${lowerCamelCase(name)}" on type "Query".`));
}

/**
 * Validates a document that a command line sends to the API. `code` is the text in which the document stands; lines
 * are those of `code`.
 */
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
