import {type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate} from 'graphql';
import {loadApi} from '../../src/content/api/model';
import {toGraphQLSchema} from '../../src/content/api/schema';
import type {ApiModel, ApiObject} from '../../src/content/api/types';
import {loadSample} from '../modules/sample';
import type {Failure, LanguageChecker, Snippet} from '../core/types';
import {moduleApi} from '../languages/shared/dependencies';
import {projectRoot} from '../languages/shared/files';
import {failureAt} from '../languages/shared/units';

const schemas = new Map<string, GraphQLSchema>();

/** Queries, mutations and fragments, validated against the API and the functions of the fence's sample. */
export const graphqlChecker: LanguageChecker = {
  name: 'GraphQL',
  languages: ['graphql'],
  check: (snippets) => ({failures: snippets.flatMap(checkSnippet)}),
};

function checkSnippet(snippet: Snippet): Failure[] {
  let document: DocumentNode;
  try {
    document = parse(snippet.text);
  } catch (error) {
    if (error instanceof GraphQLError) return [toFailure(snippet, error)];
    throw error;
  }
  return validate(schemaFor(snippet.sample), document).map((error) => toFailure(snippet, error));
}

function toFailure(snippet: Snippet, error: GraphQLError): Failure {
  return failureAt(snippet, error.locations?.[0]?.line ?? 1, error.message);
}

function schemaFor(sample = ''): GraphQLSchema {
  const schema = schemas.get(sample) ?? toGraphQLSchema(apiWith(sample));
  schemas.set(sample, schema);
  return schema;
}

function apiWith(sample: string): ApiModel {
  const api = loadApi();
  const loaded = sample === '' ? undefined : loadSample(projectRoot, sample);
  if (!loaded?.module) return api;
  const extended = moduleApi(api, [loaded.module, ...loaded.dependencies]);
  // Outside a module, a query can use the whole API.
  const query = {...(api.types.get('Query') as ApiObject)};
  query.fields = new Map([...query.fields, ...(extended.types.get('Query') as ApiObject).fields]);
  return {version: api.version, types: new Map([...api.types, ...extended.types, ['Query', query]])};
}
