import {lineAt} from '../../shell/words';
import {
  rawType,
  unknownType,
  type RawDefinition,
  type RawFunction,
  type RawParameter,
  type RawType,
  type SourceFile,
} from '../../modules/raw';
import {blank, closing, lexis, splitList} from '../../modules/scanner';

const primitives: Readonly<Record<string, string>> = {
  string: 'String',
  bool: 'Boolean',
  int: 'Int',
  float: 'Float',
  void: 'Void',
  null: 'Void',
};

function toType(written: string, self: string): RawType {
  const parts = written
    .trim()
    .replace(/^\?/, 'null|')
    .split('|')
    .map((part) => part.trim());
  const kept = parts.filter((part) => part !== 'null');
  const [only = ''] = kept;
  const name = only.replace(/^.*\\/, '');
  if (written.trim() === '' || kept.length !== 1)
    return rawType(kept.length === 0 && written !== '' ? 'Void' : unknownType);
  const own = name === 'self' || name === 'static' ? self : (primitives[name] ?? name);
  return rawType(own, false, kept.length < parts.length);
}

/** The element type that `#[ListOfType('string')]` or `#[ListOfType(File::class)]` names. */
function listType(attributes: string, name: string): RawType | undefined {
  const [, text, type] =
    new RegExp(`\\b${name}\\(\\s*(?:type:\\s*)?(?:['"]([^'"]+)['"]|([\\w\\\\]+)::class)`).exec(attributes) ?? [];
  const element = text ?? type;
  return element === undefined ? undefined : {...toType(element, ''), list: true};
}

function attributesEnd(code: string, start: number, end: number): number {
  let rest = start;
  for (;;) {
    const match = /^\s*#\[/.exec(code.slice(rest, end));
    if (match === null) return rest;
    rest = closing(code, rest + match[0].length - 1) + 1;
  }
}

function parameters(code: string, source: string, open: number, close: number, self: string): RawParameter[] {
  return splitList(code, open + 1, close).flatMap(({start, end}) => {
    const rest = attributesEnd(code, start, end);
    const attributes = source.slice(start, rest);
    const declared = code.slice(rest, end);
    const [, type = '', variadic, name] =
      /^\s*(?:(?:public|private|protected|readonly)\s+)*([\w\\|?]*)\s*(\.\.\.)?\s*\$(\w+)/.exec(declared) ?? [];
    if (name === undefined) return [];
    const base = toType(type, self);
    const list = listType(attributes, 'ListOfType');
    const built = list === undefined ? base : {...list, nullable: base.nullable};
    const optional =
      declared.includes('=') || variadic !== undefined || base.nullable || /\bDefaultPath\(/.test(attributes);
    return [{name, type: built, optional}];
  });
}

function parseFile({file, text}: SourceFile): RawDefinition[] {
  const code = blank(text, lexis.php);
  const found: RawDefinition[] = [];
  for (const match of code.matchAll(
    /(?:^|[\s\]])((?:abstract\s+|final\s+|readonly\s+)*(class|enum|interface)\s+(\w+))[^;{]*\{/g,
  )) {
    const [whole, , kind, name = ''] = match;
    const open = match.index + whole.length - 1;
    const close = closing(code, open);
    const line = lineAt(text, match.index + 1);
    if (kind === 'enum') {
      const members = [...code.slice(open, close).matchAll(/\bcase\s+(\w+)/g)].map((entry) => entry[1] ?? '');
      found.push({kind: 'enum', name, members, file, line});
      continue;
    }
    const before = text.slice(
      Math.max(code.lastIndexOf(';', match.index), code.lastIndexOf('}', match.index)) + 1,
      match.index + 1,
    );
    if (kind !== 'class' || !/#\[\s*(?:[\w\\]*\\)?DaggerObject\b/.test(before)) continue;
    const functions: RawFunction[] = [];
    let constructorFunction: RawFunction | undefined;
    let from = open + 1;
    for (const method of code.slice(0, close).matchAll(/\bfunction\s+(\w+)\s*\(/g)) {
      if (method.index < open) continue;
      const attributes = text.slice(from, method.index);
      const start = method.index + method[0].length - 1;
      const end = closing(code, start);
      const [, returned = ''] = /^\s*:\s*([\w\\|?]+)/.exec(code.slice(end + 1)) ?? [];
      const body = code.slice(end).search(/[{;]/) + end;
      from = code.charAt(body) === '{' ? closing(code, body) + 1 : body + 1;
      if (!/#\[\s*(?:[\w\\]*\\)?DaggerFunction\b/.test(attributes)) continue;
      const methodName = method[1] ?? '';
      const alias = /\bDaggerFunction\(\s*(?:name:\s*)?['"]([^'"]+)['"]/.exec(attributes)?.[1];
      const base = toType(returned, name);
      const built = {
        parameters: parameters(code, text, start, end, name),
        line: lineAt(text, method.index),
      };
      if (methodName === '__construct') constructorFunction = {name: '', returns: rawType(name), ...built};
      else
        functions.push({
          name: alias ?? methodName,
          returns: listType(attributes, 'ReturnsListOfType') ?? base,
          ...built,
        });
    }
    found.push({
      kind: 'object',
      name,
      functions,
      file,
      line,
      ...(constructorFunction === undefined ? {} : {constructorFunction}),
    });
  }
  return found;
}

/** Reads the functions and types that a PHP module exposes. */
export function parsePhp(files: readonly SourceFile[]): RawDefinition[] {
  return files.flatMap((file) => parseFile(file));
}
