/** JSON Schemas for the files in this folder; the interfaces in `facts.ts` document the keys. */

const text = {type: 'string', minLength: 1};
const texts = {type: 'array', items: text};
const flagName = {type: 'string', pattern: '^[a-z][a-z0-9-]*$'};
const yes = {const: true};

const flag = {
  type: 'object',
  required: ['name', 'type', 'description'],
  additionalProperties: false,
  properties: {
    name: flagName,
    short: {type: 'string', pattern: '^[A-Za-z]$'},
    type: {enum: ['string', 'list', 'boolean', 'count', 'duration', 'label']},
    values: texts,
    default: {type: 'string'},
    withoutValue: text,
    environment: text,
    hidden: yes,
    description: text,
  },
};

const command = {
  type: 'object',
  required: ['name', 'usage', 'arguments', 'description', 'flags'],
  additionalProperties: false,
  properties: {
    name: {type: 'string', pattern: '^dagger( [a-z]+)*$'},
    usage: text,
    aliases: texts,
    group: text,
    hidden: yes,
    experimental: yes,
    arguments: {
      type: 'object',
      required: ['min'],
      additionalProperties: false,
      properties: {min: {type: 'integer'}, max: {type: 'integer'}},
    },
    functions: yes,
    wraps: yes,
    description: text,
    flags: {type: 'array', items: {anyOf: [flagName, flag]}},
  },
};

export const COMMANDS_SCHEMA = {
  type: 'object',
  required: ['version', 'groups', 'globalFlags', 'sharedFlags', 'commands'],
  additionalProperties: false,
  properties: {
    version: text,
    groups: {type: 'object', additionalProperties: text},
    globalFlags: {type: 'array', items: flag},
    sharedFlags: {type: 'array', items: flag},
    commands: {type: 'array', minItems: 1, items: command},
  },
};

export const ENVIRONMENT_SCHEMA = {
  type: 'object',
  required: ['version', 'variables'],
  additionalProperties: false,
  properties: {
    version: text,
    variables: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['name', 'scope', 'meaning', 'readIn'],
        additionalProperties: false,
        properties: {
          name: {type: 'string', pattern: '^[A-Z_][A-Z0-9_]*$'},
          scope: text,
          meaning: text,
          readIn: text,
          prefix: yes,
          since: {type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$'},
          secretReference: yes,
        },
      },
    },
  },
};

export const CONFIGURATION_SCHEMA = {
  type: 'object',
  required: ['version', 'files'],
  additionalProperties: false,
  properties: {
    version: text,
    files: {
      type: 'object',
      required: ['dagger.json', 'engine.json', 'engine.toml'],
      additionalProperties: {type: 'object', required: ['type', 'properties']},
    },
  },
};

export const TOOLS_SCHEMA = {
  type: 'object',
  required: ['flags', 'names'],
  additionalProperties: false,
  properties: {flags: texts, names: texts},
};

const laterNames = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name', 'since'],
    additionalProperties: false,
    properties: {name: text, since: {type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+(-beta\\.\\d+)?$'}},
  },
};

export const LATER_SCHEMA = {
  type: 'object',
  required: ['api', 'commands', 'flags', 'environment'],
  additionalProperties: false,
  properties: {api: laterNames, commands: laterNames, flags: laterNames, environment: laterNames},
};

const anchor = {type: 'string', pattern: '^[\\w-]*$'};

export const OLD_ANCHORS_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  patternProperties: {'^/': {type: 'object', minProperties: 1, propertyNames: anchor, additionalProperties: anchor}},
};

export const CURRENT_PAGES_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  patternProperties: {'^/': {type: 'string', pattern: '^/'}},
};

/** Names of the API by release. */
const namesByRelease = (release: string, name: string): Record<string, unknown> => ({
  type: 'object',
  propertyNames: {pattern: release},
  additionalProperties: {type: 'array', uniqueItems: true, items: {type: 'string', pattern: name}},
});

export const SINCE_SCHEMA = namesByRelease('^0\\.18\\.\\d+$', '^[A-Z]\\w*(\\.\\w+(\\(\\w+\\))?)?$');

/** Any release. */
const RELEASE = '^\\d+\\.\\d+\\.\\d+$';

export const FATES_SCHEMA = {
  type: 'object',
  required: ['release', 'removed'],
  additionalProperties: false,
  properties: {
    release: {type: 'string', pattern: RELEASE},
    removed: namesByRelease(RELEASE, '^[A-Z]\\w*\\.\\w+$'),
  },
};
