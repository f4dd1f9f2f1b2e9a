import type {LanguageChecker} from '../types/snippets';
import {checkSnippets} from '../shell/context';
import {checkDocument} from '../shell/graphql';

/** Queries, mutations and fragments. */
export const graphqlChecker: LanguageChecker = {
  name: 'GraphQL',
  languages: ['graphql'],
  check: (snippets) => ({failures: checkSnippets(snippets, checkDocument)}),
};
