import {toKebab} from '@docs-kit/dagger/api/names';
import type {ApiArgument, TypeRef} from '@docs-kit/dagger/api/types';
import type {FlagSpec} from './flags';
import {hasFlag, type Schema} from './schema';
import {didYouMean} from './suggest';
import {isDynamic} from './words';

const secretProviders = ['env', 'file', 'cmd', 'op', 'vault', 'libsecret'];
const gitUrl = /^(?:https?|ssh|git):\/\/|^[\w.-]+@[\w.-]+:/;
const schemelessGit = /^(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|git\.[\w-]+\.\w+)\//;
const booleans = new Set(['1', 't', 'T', 'TRUE', 'true', 'True', '0', 'f', 'F', 'FALSE', 'false', 'False']);

/** The problem with a value; undefined if it's valid. */
export type Check = (value: string) => string | undefined;

export const checkBoolean: Check = (value) => (booleans.has(value) ? undefined : 'not true or false');

function port(value: string): string | undefined {
  const [, frontend, backend] = /^([^:]*):(.*)$/.exec(value) ?? [];
  if (frontend === undefined || backend === undefined) return 'a port is written FRONTEND:BACKEND, such as 8080:80';
  return /^\d+$/.test(frontend) && /^\d+$/.test(backend) ? undefined : 'both ports must be integers';
}

function path(value: string): string | undefined {
  if (schemelessGit.test(value)) return 'without https:// this is taken for a local path';
  const fragment = gitUrl.test(value) ? value.split('#')[1] : undefined;
  return fragment?.startsWith(':') === true ? 'a path in a Git repository needs a ref before it: #REF:PATH' : undefined;
}

const objectChecks: Readonly<Record<string, Check>> = {
  Directory: path,
  File: (value) => {
    const remote = gitUrl.test(value);
    if (remote && !/#[^:]*:./.test(value)) return 'a file of a Git repository needs #REF:PATH';
    return path(value);
  },
  Secret: (value) => {
    if (!value.includes(':')) {
      if (/^[A-Za-z_]\w*$/.test(value)) return undefined;
      return 'a secret is written as PROVIDER://…, or as the name of an environment variable';
    }
    const provider = value.slice(0, value.indexOf(':'));
    return secretProviders.includes(provider)
      ? undefined
      : `unknown secret provider "${provider}"; there are ${secretProviders.join(', ')}.`;
  },
  // The engine accepts both schemes, but its tunnel (core/c2h.go) only listens on stream networks.
  Service: (value) => (/^tcp:\/\/[^\s:/]+:\d+$/.test(value) ? undefined : 'a service is written tcp://HOST:PORT'),
  PortForward: port,
  Platform: (value) =>
    value === 'current' || /^[a-z0-9]+(?:\/[a-z0-9_]+){1,2}$/.test(value) ? undefined : 'a platform is written OS/ARCH',
};

function scalarCheck(schema: Schema, type: TypeRef): Check {
  if (type.name === 'Int')
    return (value) => (/^[+-]?(?:\d+|0x[\da-fA-F]+)$/.test(value) ? undefined : 'not an integer');
  if (type.name === 'Float')
    return (value) => (value.trim() !== '' && !isNaN(Number(value)) ? undefined : 'not a number');
  if (type.name === 'Boolean') return checkBoolean;
  const definition = schema.types.get(type.name);
  if (definition?.kind === 'enum') {
    const members = [...definition.values.keys()];
    return (value) =>
      members.some((member) => member.toLowerCase() === value.toLowerCase())
        ? undefined
        : `one of ${members.join(', ')} is needed.${didYouMean(value, members)}`;
  }
  const check = objectChecks[type.name];
  return (value) => {
    if (value === '' && (definition?.kind === 'object' || type.name === 'Platform')) return "it can't be empty";
    return check?.(value);
  };
}

/** The fields of a comma-separated value; undefined if its quotes are malformed. */
function splitList(value: string): string[] | undefined {
  const fields: string[] = [];
  let rest = value;
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(,|$)/.exec(rest);
    const plain = /^([^",]*)(,|$)/.exec(rest);
    const match = quoted ?? plain;
    if (match === null) return undefined;
    fields.push((match[1] ?? '').replaceAll('""', '"'));
    if (match[2] === '') return fields;
    rest = rest.slice(match[0].length);
  }
}

/** The problem with a value for an argument of this type; undefined if it's valid, or only known at run time. */
export function checkValue(schema: Schema, type: TypeRef, value: string): string | undefined {
  if (isDynamic(value)) return undefined;
  const check = scalarCheck(schema, type);
  if (!type.list) return check(value);
  // Lists of objects lose all quotes before they're parsed.
  const readable = hasFlag(schema, {type, name: ''}) && schema.types.get(type.name)?.kind === 'object';
  const fields = splitList(readable ? value.replaceAll(/["'`]/g, '') : value);
  if (fields === undefined) return 'quotes inside a list value must surround a whole element and be doubled inside it';
  if (value === '') return undefined;
  for (const field of fields) {
    const wrong = check(readable ? field.trim() : field);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** The flag for an argument. */
export function flagOf(schema: Schema, {name, type}: ApiArgument): FlagSpec {
  return {
    name: toKebab(name),
    valueOptional: type.name === 'Boolean' && !type.list,
    check: (value) => checkValue(schema, type, value),
  };
}
