/** Converts GraphQL field names to the SDKs' spellings. */
import type {SdkLanguage} from '../languages';
import {commandName, shellName} from './commands';
import type {ApiField, ApiModel, ApiObject} from './types';

/** `hello` to `Hello`. */
export function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const goInitialisms = new Set(
  (
    'ACL API ASCII CPU CSS DNS EOF GUID HTML HTTP HTTPS ID IP JSON LHS QPS RAM RHS RPC SLA SMTP SQL SSH TCP TLS TTL ' +
    'UDP UI UID UUID URI URL UTF8 VM XML XMPP XSRF XSS FS SDK LLM'
  ).split(' '),
);

/** The Go name of a GraphQL name: `baseUrl` to `BaseURL`. */
export function goName(name: string): string {
  return capitalize(name)
    .split(/(?<=[a-z])(?=[^a-z])|_+/)
    .map((word, index) =>
      goInitialisms.has(word.toUpperCase()) ? word.toUpperCase() : index > 0 ? capitalize(word) : word,
    )
    .join('');
}

/** `withExec` to `with_exec`, `asJSONValue` to `as_json_value`: the names of the Python SDK. */
function snakeCase(name: string): string {
  return name
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();
}

const pythonReserved = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield str int float bool list type'
  ).split(' '),
);

/** The Python name: an underscore follows what the language reserves, as in `from_`. */
export function pythonName(name: string): string {
  const snake = snakeCase(name);
  return pythonReserved.has(snake) ? `${snake}_` : snake;
}

export const javaKeywords: ReadonlySet<string> = new Set(
  (
    'abstract assert continue for new switch default goto package synchronized boolean do if private this break double ' +
    'implements protected throw byte else import public throws case enum instanceof return transient catch extends int ' +
    'short try char final interface static void class finally long strictfp volatile const float native super while'
  ).split(' '),
);

/** The Java method name, which depends on the type in one case. */
export function javaName(type: string, field: string): string {
  if (type === 'Container' && field === 'import') return 'importTarball';
  return javaKeywords.has(field) ? `${field}_` : field;
}

/** The name of `Container.withExec` in an SDK: `with_exec`. TypeScript and PHP have the API's own names. */
export function memberName(language: SdkLanguage, member: string): string {
  const [type = '', field = ''] = member.split('.');
  switch (language) {
    case 'go':
      return goName(field);
    case 'python':
      return pythonName(field);
    case 'java':
      return javaName(type, field);
    case 'typescript':
    case 'php':
      return field;
  }
}

/** A name with the languages and tools that use it, for readers: `CLI`, `Dagger Shell`. */
export interface Spelling {
  name: string;
  usedIn: string[];
}

/** The spellings of a field outside TypeScript, in a fixed order; related languages that agree share an entry. */
export function spellingsOf(api: ApiModel, type: ApiObject, field: ApiField): Spelling[] {
  const groups: Record<string, string | undefined>[] = [
    {Go: goName(field.name)},
    {Python: pythonName(field.name)},
    {PHP: field.name, Java: javaName(type.name, field.name), GraphQL: field.name},
    {CLI: commandName(api, type, field), 'Dagger Shell': shellName(type, field)},
  ];
  return groups.flatMap((group) => {
    const spellings: Spelling[] = [];
    for (const [language, name] of Object.entries(group)) {
      const same = spellings.find((spelling) => spelling.name === name);
      if (same) same.usedIn.push(language);
      else if (name !== undefined) spellings.push({name, usedIn: [language]});
    }
    return spellings;
  });
}
