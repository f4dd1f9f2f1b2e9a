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
  String: 'String',
  boolean: 'Boolean',
  Boolean: 'Boolean',
  int: 'Int',
  Integer: 'Int',
  long: 'Int',
  Long: 'Int',
  short: 'Int',
  Short: 'Int',
  float: 'Float',
  Float: 'Float',
  double: 'Float',
  Double: 'Float',
  void: 'Void',
  Void: 'Void',
};

function toType(written: string): RawType {
  const text = written.trim();
  const [, wrapper, inner = ''] = /^(?:[\w.]*\.)?(List|Optional)\s*<(.*)>$/s.exec(text) ?? [];
  if (wrapper === 'List') return {...toType(inner), list: true};
  if (wrapper === 'Optional') return {...toType(inner), nullable: true};
  if (text.endsWith('[]')) return {...toType(text.slice(0, -2)), list: true};
  const [, name] = /^(?:[\w]+\.)*(\w+)$/.exec(text) ?? [];
  return rawType(name === undefined ? unknownType : (primitives[name] ?? name));
}

/** Annotations at the start of a declaration, and the offset after them. */
function annotations(code: string, start: number, end: number): {names: Set<string>; rest: number} {
  const names = new Set<string>();
  let rest = start;
  for (;;) {
    const match = /^\s*@([\w.]+)\s*/.exec(code.slice(rest, end));
    if (match === null) return {names, rest};
    names.add((match[1] ?? '').replace(/^.*\./, ''));
    rest += match[0].length;
    if (code.charAt(rest) === '(') rest = closing(code, rest) + 1;
  }
}

/** The name that `@Function("name")` gives. */
function functionName(code: string, source: string, start: number, end: number): string | undefined {
  const annotation = /@(?:[\w.]*\.)?Function\s*\(/.exec(code.slice(start, end));
  if (annotation === null) return undefined;
  const argument = source.slice(start + annotation.index + annotation[0].length, end);
  return /^\s*(?:value\s*=\s*)?"([^"]+)"/.exec(argument)?.[1];
}

function parameters(code: string, open: number, close: number): RawParameter[] {
  return splitList(code, open + 1, close, '([{<').flatMap(({start, end}) => {
    const {names, rest} = annotations(code, start, end);
    const [, type, name] = /^\s*(?:final\s+)?(.+?)\s+(\w+)\s*$/s.exec(code.slice(rest, end)) ?? [];
    if (type === undefined || name === undefined) return [];
    const built = toType(type);
    return [{name, type: built, optional: built.nullable || names.has('Default') || names.has('DefaultPath')}];
  });
}

/** The members of the class whose body opens at `open`: everything at its top level that ends with `;` or a block. */
function members(code: string, open: number): {start: number; end: number}[] {
  const found: {start: number; end: number}[] = [];
  const end = closing(code, open);
  let start = open + 1;
  for (let index = open + 1; index < end; index++) {
    const char = code.charAt(index);
    if (char === '(') index = closing(code, index);
    else if (char === ';' || char === '{') {
      if (char === '{') index = closing(code, index);
      found.push({start, end: index});
      start = index + 1;
    }
  }
  return found;
}

function parseFile({file, text}: SourceFile): RawDefinition[] {
  const code = blank(text, lexis.java);
  return [...code.matchAll(/\b(class|enum|interface)\s+(\w+)[^;{()]*\{/g)].flatMap((match): RawDefinition[] => {
    const [whole, kind, name = ''] = match;
    const before = code.slice(
      Math.max(code.lastIndexOf(';', match.index), code.lastIndexOf('}', match.index)) + 1,
      match.index,
    );
    const open = match.index + whole.length - 1;
    const line = lineAt(text, match.index);
    if (kind === 'enum' && /@(?:[\w.]*\.)?Enum\b/.test(before)) {
      const body = code.slice(open + 1, closing(code, open)).split(';')[0] ?? '';
      const names = body.split(',').flatMap((entry) => /(\w+)\s*(?:\([^)]*\))?\s*$/.exec(entry.trim())?.[1] ?? []);
      return [{kind: 'enum', name, members: names, file, line}];
    }
    if (kind !== 'class' || !/@(?:[\w.]*\.)?Object\b/.test(before)) return [];
    const functions: RawFunction[] = [];
    let constructorFunction: RawFunction | undefined;
    for (const member of members(code, open)) {
      const {names, rest} = annotations(code, member.start, member.end);
      const declared = code.slice(rest, member.end);
      const place = lineAt(text, rest + declared.search(/\S/));
      const method = /^\s*((?:\w+\s+)*?)([\w.<>[\], ]+?\s+)?(\w+)\s*\(/.exec(declared);
      const value = functionName(code, text, member.start, rest);
      if (method !== null && /^[^=]*\(/.test(declared.slice(0, method[0].length))) {
        const [head, , type, methodName = ''] = method;
        const start = rest + head.length - 1;
        const built = {parameters: parameters(code, start, closing(code, start)), line: place};
        const written = (type ?? '').trim().replace(/^(?:(?:public|private|protected|static|final|abstract)\s+)*/, '');
        if (methodName === name && built.parameters.length > 0) {
          constructorFunction = {name: '', returns: rawType(name), ...built};
        } else if (names.has('Function')) {
          functions.push({name: value ?? methodName, returns: toType(written), ...built});
        }
        continue;
      }
      const field =
        /^\s*((?:(?:public|private|protected|static|final|transient)\s+)*)([\w.<>[\], ]+?)\s+(\w+)\s*(?:=|$)/.exec(
          declared,
        );
      if (field === null) continue;
      const [, modifiers = '', type = '', fieldName = ''] = field;
      if (/\b(?:static|final|transient)\b/.test(modifiers)) continue;
      if (!/\bpublic\b/.test(modifiers) && !names.has('Function')) continue;
      functions.push({name: fieldName, parameters: [], returns: toType(type), line: place});
    }
    return [
      {
        kind: 'object',
        name,
        functions,
        file,
        line,
        ...(constructorFunction === undefined ? {} : {constructorFunction}),
      },
    ];
  });
}

/** Reads the functions and types that a Java module exposes. */
export function parseJava(files: readonly SourceFile[]): RawDefinition[] {
  return files.flatMap((file) => parseFile(file));
}
