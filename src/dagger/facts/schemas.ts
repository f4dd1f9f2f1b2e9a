/** JSON Schemas for the files in this folder; the interfaces in `facts.ts` document the keys. */

export type JsonSchema = Record<string, unknown>;

const text = {type: 'string', minLength: 1};
const texts = listOf(text);
const flagName = {type: 'string', pattern: '^[a-z][a-z0-9-]*$'};
const yes = {const: true};
/** Any release. */
const releasePattern = '^\\d+\\.\\d+\\.\\d+$';
const release = {type: 'string', pattern: releasePattern};

/** An object with these keys and no others. */
function object(required: JsonSchema, optional: JsonSchema = {}): JsonSchema {
  return {
    type: 'object',
    required: Object.keys(required),
    additionalProperties: false,
    properties: {...required, ...optional},
  };
}

function listOf(items: JsonSchema, others: JsonSchema = {}): JsonSchema {
  return {type: 'array', items, uniqueItems: true, ...others};
}

const flag = object(
  {
    name: flagName,
    type: {enum: ['string', 'list', 'boolean', 'count', 'duration', 'label']},
  },
  {
    short: {type: 'string', pattern: '^[A-Za-z]$'},
    values: texts,
    default: {type: 'string'},
    withoutValue: text,
    environment: text,
    hidden: yes,
  },
);

const command = object(
  {
    name: {type: 'string', pattern: '^dagger( [a-z]+)*$'},
    usage: text,
    arguments: object({min: {type: 'integer'}}, {max: {type: 'integer'}}),
    flags: listOf({anyOf: [flagName, flag]}),
  },
  {aliases: texts, hidden: yes, functions: yes, wraps: yes},
);

export const commandsSchema = object({
  version: text,
  globalFlags: listOf(flag),
  sharedFlags: listOf(flag),
  commands: listOf(command, {minItems: 1}),
});

const variable = object({name: {type: 'string', pattern: '^[A-Z_][A-Z0-9_]*$'}, readIn: text}, {prefix: yes});

export const environmentSchema = object({version: text, variables: listOf(variable, {minItems: 1})});

export const configurationSchema = object({
  version: text,
  files: {
    type: 'object',
    required: ['dagger.json', 'engine.json', 'engine.toml'],
    additionalProperties: {type: 'object', required: ['type', 'properties']},
  },
});

export const toolsSchema = object({flags: texts, names: texts});

export const claimsSchema = object({
  claims: listOf(
    object({
      page: text,
      claim: text,
      sources: {...texts, items: {type: 'string', pattern: '^https://'}, minItems: 1},
      checked: {type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$'},
    }),
  ),
});

const laterNames = listOf(
  object({name: text, since: {type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+(-beta\\.\\d+)?$'}}),
);

export const laterSchema = object({
  api: laterNames,
  commands: laterNames,
  flags: laterNames,
  environment: laterNames,
});

/** Values by route. */
const byRoute = (value: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  patternProperties: {'^/': value},
});

const anchor = {type: 'string', pattern: '^[\\w-]*$'};

export const oldAnchorsSchema = byRoute({
  type: 'object',
  minProperties: 1,
  propertyNames: anchor,
  additionalProperties: anchor,
});

export const currentPagesSchema = byRoute({type: 'string', pattern: '^/'});

/** Names of the API by release. */
const namesByRelease = (release: string, name: string): JsonSchema => ({
  type: 'object',
  propertyNames: {pattern: release},
  additionalProperties: listOf({type: 'string', pattern: name}, {uniqueItems: true}),
});

export const sinceSchema = namesByRelease('^0\\.18\\.\\d+$', '^[A-Z]\\w*(\\.\\w+(\\(\\w+\\))?)?$');

export const fatesSchema = object({
  release,
  removed: namesByRelease(releasePattern, '^[A-Z]\\w*\\.\\w+$'),
});
