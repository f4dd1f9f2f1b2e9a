import {buildClientSchema, type GraphQLSchema, type IntrospectionQuery} from 'graphql';
import type {Outcome} from './engine';

/**
 * The schema in the response to an introspection query. Undefined if there's none: the explorer then keeps its own
 * schema, because an engine that answers queries is more useful than its completion.
 */
export function readSchema(outcome: Outcome): GraphQLSchema | undefined {
  if (outcome.kind !== 'response' || !outcome.response.data) return undefined;
  try {
    return buildClientSchema(outcome.response.data as unknown as IntrospectionQuery, {assumeValid: true});
  } catch {
    return undefined;
  }
}
