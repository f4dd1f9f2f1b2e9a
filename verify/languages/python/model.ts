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
  str: 'String',
  int: 'Int',
  float: 'Float',
  bool: 'Boolean',
  None: 'Void',
};
const lists = new Set(['list', 'List', 'Sequence', 'tuple']);

interface PythonType extends RawType {
  /** The metadata in `Annotated[…]`: `DefaultPath("/"), Doc("…")`. */
  metadata: string;
}

/** A part of a source, and the same part with comments and strings blanked out; offsets agree. */
interface Piece {
  code: string;
  source: string;
}

function slice({code, source}: Piece, start: number, end?: number): Piece {
  return {code: code.slice(start, end), source: source.slice(start, end)};
}

function trim(piece: Piece): Piece {
  const start = Math.max(0, piece.code.search(/\S/));
  return slice(piece, start, start + piece.code.trim().length);
}

const undetermined: PythonType = {...rawType(unknownType), metadata: ''};

function toType(written: Piece, self: string): PythonType {
  const piece = trim(written);
  const quoted = /^(["'])(.*)\1$/s.exec(piece.source);
  if (quoted !== null) return toType({code: quoted[2] ?? '', source: quoted[2] ?? ''}, self);
  const unions = splitUnion(piece);
  if (unions.length > 1) {
    const kept = unions.filter(({code}) => code.trim() !== 'None');
    const [only] = kept;
    const inner = kept.length === 1 && only !== undefined ? toType(only, self) : undetermined;
    return {...inner, nullable: kept.length < unions.length};
  }
  const [, name = ''] = /^(?:\w+\.)*(\w+)\s*(?:\[.*\])?$/s.exec(piece.code) ?? [];
  const open = piece.code.indexOf('[');
  if (open !== -1) {
    const [first, ...others] = splitList(piece.code, open + 1, piece.code.length - 1);
    if (first === undefined) return undetermined;
    const argument = slice(piece, first.start, first.end);
    if (name === 'Annotated') {
      const metadata = others.map(({start, end}) => piece.source.slice(start, end)).join(',');
      return {...toType(argument, self), metadata};
    }
    if (name === 'Optional') return {...toType(argument, self), nullable: true};
    return lists.has(name) ? {...toType(argument, self), list: true} : undetermined;
  }
  if (name === 'Self') return {...undetermined, name: self};
  return {...undetermined, name: name === '' ? unknownType : (primitives[name] ?? name)};
}

function splitUnion(piece: Piece): Piece[] {
  const {code} = piece;
  const parts: Piece[] = [];
  let from = 0;
  for (let index = 0; index < code.length; index++) {
    if ('([{'.includes(code.charAt(index))) index = closing(code, index);
    else if (code.charAt(index) === '|') {
      parts.push(slice(piece, from, index));
      from = index + 1;
    }
  }
  return [...parts, slice(piece, from)];
}

/** The SDK drops a trailing underscore, which avoids Python's keywords. */
function publicName(name: string): string {
  return name.endsWith('_') && !name.endsWith('__') && !name.startsWith('_') ? name.slice(0, -1) : name;
}

function alternativeName(metadata: string): string | undefined {
  return /\bName\(\s*["']([^"']+)["']/.exec(metadata)?.[1];
}

/** A logical line: brackets joined, comments and strings blanked out. */
interface Line {
  start: number;
  end: number;
  indent: number;
  text: string;
}

function logicalLines(code: string): Line[] {
  const lines: Line[] = [];
  let index = 0;
  while (index < code.length) {
    const start = index;
    while (index < code.length && code.charAt(index) !== '\n') {
      if ('([{'.includes(code.charAt(index))) index = closing(code, index);
      index++;
    }
    const text = code.slice(start, index);
    if (text.trim() !== '') lines.push({start, end: index, indent: text.search(/\S/), text});
    index++;
  }
  return lines;
}

class PythonFile {
  readonly code: string;
  readonly source: string;
  readonly file: string;
  readonly lines: Line[];

  constructor({file, text}: SourceFile) {
    this.file = file;
    this.source = text;
    this.code = blank(text, lexis.python);
    this.lines = logicalLines(this.code);
  }

  parameter(start: number, end: number, self: string): RawParameter | undefined {
    const piece = {code: this.code.slice(start, end), source: this.source.slice(start, end)};
    const {code} = piece;
    const name = /^\s*(\w+)/.exec(code)?.[1];
    if (name === undefined || name === 'self' || name === 'cls') return undefined;
    const colon = code.indexOf(':');
    let equals = -1;
    for (let index = 0; index < code.length; index++) {
      if ('([{'.includes(code.charAt(index))) index = closing(code, index);
      else if (code.charAt(index) === '=') {
        equals = index;
        break;
      }
    }
    const type =
      colon === -1 ? undetermined : toType(slice(piece, colon + 1, equals === -1 ? undefined : equals), self);
    return {
      name: alternativeName(type.metadata) ?? publicName(name),
      type: {name: type.name, list: type.list, nullable: type.nullable},
      optional: equals !== -1 || type.nullable || /\bDefaultPath\(/.test(type.metadata),
    };
  }

  signature(line: Line, self: string, name: string): RawFunction {
    const open = line.start + line.text.indexOf('(');
    const close = closing(this.code, open);
    const arrow = /^\s*->/.exec(this.code.slice(close + 1, line.end));
    const colon = line.start + line.text.lastIndexOf(':');
    const from = close + 1 + (arrow?.[0].length ?? 0);
    const written = {code: this.code.slice(from, colon), source: this.source.slice(from, colon)};
    const returns = arrow === null ? rawType('Void') : toType(written, self);
    return {
      name,
      parameters: splitList(this.code, open + 1, close).flatMap(
        ({start, end}) => this.parameter(start, end, self) ?? [],
      ),
      returns: {name: returns.name, list: returns.list, nullable: returns.nullable},
      line: lineAt(this.source, line.start),
    };
  }

  body(index: number): {line: Line; decorators: Line[]}[] {
    const owner = this.lines[index];
    const found: {line: Line; decorators: Line[]}[] = [];
    let decorators: Line[] = [];
    let indent: number | undefined;
    for (const line of this.lines.slice(index + 1)) {
      if (owner === undefined || line.indent <= owner.indent) break;
      indent ??= line.indent;
      if (line.indent !== indent) continue;
      if (line.text.trim().startsWith('@')) decorators.push(line);
      else {
        found.push({line, decorators});
        decorators = [];
      }
    }
    return found;
  }

  decorated(decorators: readonly Line[], name: string): Line | undefined {
    return decorators.find((line) => new RegExp(`^\\s*@(?:dagger\\.)?${name}\\b`).test(line.text));
  }

  object(index: number, name: string, kind: 'object' | 'interface'): RawDefinition {
    const functions: RawFunction[] = [];
    const attributes: RawParameter[] = [];
    let constructorFunction: RawFunction | undefined;
    const line = this.lines[index];
    const place = lineAt(this.source, line?.start ?? 0);
    for (const {line: entry, decorators} of this.body(index)) {
      const [, method] = /^\s*(?:async\s+)?def\s+(\w+)/.exec(entry.text) ?? [];
      if (method !== undefined) {
        const exposed = this.decorated(decorators, 'function');
        if (exposed !== undefined) {
          const given = /\bname\s*=\s*["']([^"']+)["']/.exec(this.source.slice(exposed.start, exposed.end))?.[1];
          functions.push(this.signature(entry, name, given ?? publicName(method)));
        } else if (method === 'create' && this.decorated(decorators, 'classmethod') !== undefined) {
          constructorFunction = this.signature(entry, name, '');
        }
        continue;
      }
      if (!/^\s*\w+\s*:/.test(entry.text)) continue;
      const attribute = this.parameter(entry.start, entry.end, name);
      if (attribute === undefined) continue;
      const value = this.source.slice(entry.start, entry.end);
      const isField = /=\s*(?:dagger\.)?field\(/.test(value);
      const isDataclassField = /=\s*dataclasses\.field\(/.test(value);
      const hasDefault =
        isField || isDataclassField ? /\b(?:default|default_factory)\s*=/.test(value) : attribute.optional;
      const alias = isField ? /\bname\s*=\s*["']([^"']+)["']/.exec(value)?.[1] : undefined;
      const argument = {...attribute, name: alias ?? attribute.name, optional: hasDefault || attribute.type.nullable};
      if (!/\binit\s*=\s*False/.test(value)) attributes.push(argument);
      if (isField) {
        const line = lineAt(this.source, entry.start);
        functions.push({name: argument.name, parameters: [], returns: attribute.type, line});
      }
    }
    constructorFunction ??= {name: '', parameters: attributes, returns: rawType(name), line: place};
    return {kind, name, functions, file: this.file, line: place, constructorFunction};
  }

  definitions(): RawDefinition[] {
    const found: RawDefinition[] = [];
    let decorators: Line[] = [];
    this.lines.forEach((line, index) => {
      if (line.indent > 0) return;
      if (line.text.startsWith('@')) {
        decorators.push(line);
        return;
      }
      const [, name] = /^class\s+(\w+)/.exec(line.text) ?? [];
      if (name !== undefined) {
        if (this.decorated(decorators, 'object_type') !== undefined) found.push(this.object(index, name, 'object'));
        if (this.decorated(decorators, 'interface') !== undefined) found.push(this.object(index, name, 'interface'));
        if (this.decorated(decorators, 'enum_type') !== undefined) {
          const members = this.body(index).flatMap(({line: entry}) => /^\s*(\w+)\s*=/.exec(entry.text)?.[1] ?? []);
          found.push({kind: 'enum', name, members, file: this.file, line: lineAt(this.source, line.start)});
        }
      }
      decorators = [];
    });
    return found;
  }
}

/** Reads the functions and types that a Python module exposes. */
export function parsePython(files: readonly SourceFile[]): RawDefinition[] {
  return files.flatMap((file) => new PythonFile(file).definitions());
}
