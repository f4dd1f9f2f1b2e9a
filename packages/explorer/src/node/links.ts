import {type GraphQLSchema, Kind, parse, print, validate} from 'graphql';
import {loadApi} from '@docs-kit/dagger/api/model';
import {toKebab} from '@docs-kit/dagger/api/names';
import {toGraphQLSchema} from '@docs-kit/dagger/api/schema';
import type {ApiModel, ApiType, TypeRef} from '@docs-kit/dagger/api/types';

/** The words of a command that needs no shell; undefined if it has variables, pipes or other commands. */
function wordsOf(command: string): string[] | undefined {
  const line = command.replace(/\s*\\\n\s*/g, ' ');
  if (!/^(?:[\w.,:/=@*+% -]|'[^'\n]*'|"[^"$`\\\n]*")+$/.test(line)) return undefined;
  return line.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g)?.map((word) => word.replace(/['"]/g, ''));
}

/** A flag's value in a query; undefined if it names something on the reader's machine, which a query can't load. */
function valueOf({name, list}: TypeRef, value: string, {types}: ApiModel): string | undefined {
  if (name.endsWith('ID')) return undefined;
  const isBare = ['Int', 'Float', 'Boolean'].includes(name) || types.get(name)?.kind === 'enum';
  const values = (list ? value.split(',') : [value]).map((one) => (isBare ? one : JSON.stringify(one)));
  return list ? `[${values.join(', ')}]` : values[0];
}

/** The selection of a chain of functions with their flags: `from --address=alpine stdout`. */
function selectionOf(words: readonly string[], type: ApiType | undefined, api: ApiModel): string | undefined {
  const [name, ...rest] = words;
  if (name === undefined) return '';
  const field = type?.kind === 'object' && [...type.fields.values()].find((it) => toKebab(it.name) === name);
  // An export would write files where the session was started.
  if (!field || field.name === 'export') return undefined;
  const end = rest.findIndex((word) => !word.startsWith('--'));
  const flags = end < 0 ? rest : rest.slice(0, end);
  const args = flags.map((flag) => {
    const [, given, value = 'true'] = /^--([\w-]+)(?:=(.*))?$/s.exec(flag) ?? [];
    const argument = field.args.find((it) => toKebab(it.name) === given);
    const written = argument && valueOf(argument.type, value, api);
    return argument && written && `${argument.name}: ${written}`;
  });
  const inner = selectionOf(rest.slice(flags.length), api.types.get(field.returns.name), api);
  if (inner === undefined || args.includes(undefined)) return undefined;
  return `{${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${inner}}`;
}

/** What a code block asks the API: a query, a `dagger query` with one, or `dagger core` commands. */
function queryOf(source: string, language: string, api: ApiModel): string | undefined {
  if (language === 'graphql') return source;
  const [, typed] = /^dagger query <<'EOF'\n(.*)\nEOF$/s.exec(source) ?? [];
  if (typed !== undefined) return typed;
  const selections = source.split(/(?<!\\)\n/).map((line) => {
    const [dagger, core, ...words] = (wordsOf(line) ?? []).filter((word) => word !== '--json');
    return dagger === 'dagger' && core === 'core' ? selectionOf(words, api.types.get('Query'), api) : undefined;
  });
  return selections.includes(undefined) ? undefined : `{${selections.map((it) => it?.slice(1, -1)).join(' ')}}`;
}

/**
 * Creates a function that returns the explorer's address for a code block with a query or `dagger core` commands:
 * `explorer/#query=…`. It returns undefined for other code, and for queries that need a module or a value that the page
 * doesn't have.
 *
 * @param explorer the explorer's address
 */
export function runLinks(
  explorer: string,
): (source: string, language: string, options: {variables?: string}) => string | undefined {
  let loaded: {api: ApiModel; schema: GraphQLSchema} | undefined;
  return (source, language, {variables = ''}) => {
    if (language !== 'graphql' && !(language === 'shell' && source.startsWith('dagger '))) return undefined;
    loaded ??= ((api) => ({api, schema: toGraphQLSchema(api)}))(loadApi());
    const written = queryOf(source, language, loaded.api);
    if (written === undefined) return undefined;
    const document = parse(written);
    const [operation] = document.definitions;
    const needsValues = operation?.kind === Kind.OPERATION_DEFINITION && operation.variableDefinitions?.length;
    if ((needsValues && variables === '') || validate(loaded.schema, document).length > 0) return undefined;
    const query = print(document);
    return `${explorer}#${new URLSearchParams(variables === '' ? {query} : {query, variables}).toString()}`;
  };
}
