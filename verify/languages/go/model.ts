import {lineAt} from '../../shell/words';
import {
  rawType,
  unknownType,
  type RawDefinition,
  type RawFunction,
  type RawObject,
  type RawParameter,
  type RawType,
  type SourceFile,
} from '../../modules/raw';
import {blank, closing, lexis, splitList} from '../../modules/scanner';

const primitives: Readonly<Record<string, string>> = {
  string: 'String',
  bool: 'Boolean',
  int: 'Int',
  int8: 'Int',
  int16: 'Int',
  int32: 'Int',
  int64: 'Int',
  float32: 'Float',
  float64: 'Float',
};

function toType(written: string): RawType {
  const text = written.trim();
  if (text.startsWith('...')) return {...toType(text.slice(3)), list: true};
  if (text.startsWith('[]')) return {...toType(text.slice(2)), list: true};
  if (text.startsWith('*')) return toType(text.slice(1));
  const [, name] = /^(?:dagger\.)?(\w+)$/.exec(text) ?? [];
  return rawType(name === undefined ? unknownType : (primitives[name] ?? name));
}

/** The pragmas in a comment: `+optional`, `+default="x"`, `+defaultPath="."`, `+private`. */
function hasPragma(comment: string, names: readonly string[]): boolean {
  return [...comment.matchAll(/\/\/\s*\+(\w+)/g)].some(([, name]) => name !== undefined && names.includes(name));
}

class GoFile {
  readonly code: string;
  readonly source: string;
  readonly file: string;

  constructor({file, text}: SourceFile) {
    this.file = file;
    this.source = text;
    this.code = blank(text, lexis.go);
  }

  line(offset: number): number {
    return lineAt(this.source, offset);
  }

  /** The parameters between the parentheses at `open` and `close`. */
  parameters(open: number, close: number): RawParameter[] {
    const pieces = splitList(this.code, open + 1, close);
    const parsed: RawParameter[] = [];
    let unnamed: {name: string; optional: boolean}[] = [];
    pieces.forEach((piece, index) => {
      const declaration = this.code.slice(piece.start, piece.end).trim();
      // The comments before a parameter, and one after its comma on the same line, belong to it.
      const nextStart = pieces[index + 1]?.start ?? close;
      const [trailing = ''] = this.source.slice(piece.end, Math.max(nextStart, close)).split('\n');
      const [previousTrailing = ''] = index === 0 ? [''] : this.source.slice(piece.start).split('\n');
      const own = this.source.slice(piece.start + previousTrailing.length, piece.end) + trailing;
      const comment = index === 0 ? this.source.slice(piece.start, piece.end) + trailing : own;
      const optional = hasPragma(comment, ['optional', 'default', 'defaultPath']);
      const [, name, type] = /^(\w+)\s+(.+)$/s.exec(declaration) ?? [];
      if (name === undefined || type === undefined) {
        unnamed.push({name: declaration, optional});
        return;
      }
      const built = toType(type);
      for (const waiting of unnamed) parsed.push({...waiting, type: built});
      unnamed = [];
      if (type.trim() === 'context.Context') return;
      parsed.push({name, type: built, optional: optional || type.trim().startsWith('...')});
    });
    return parsed;
  }

  /** The first result in the list at `start`, which is never an error. */
  returns(start: number, end: number): RawType {
    const written = this.code.slice(start, end).trim();
    const inner = written.startsWith('(') ? written.slice(1, -1) : written;
    const results = inner
      .split(',')
      .map((result) => result.trim().replace(/^\w+\s+(?=[\w*[.])/, ''))
      .filter((result) => result !== '' && result !== 'error');
    return results[0] === undefined ? rawType('Void') : toType(results[0]);
  }

  signature(name: string, nameOffset: number, bodyMark: RegExp): RawFunction {
    const open = this.code.indexOf('(', nameOffset);
    const close = closing(this.code, open);
    const rest = this.code.slice(close + 1);
    const end = close + 1 + (bodyMark.exec(rest)?.index ?? rest.length);
    return {
      name,
      parameters: this.parameters(open, close),
      returns: this.returns(close + 1, end),
      line: this.line(nameOffset),
    };
  }

  fields(open: number, close: number): RawFunction[] {
    const found: RawFunction[] = [];
    let offset = open + 1;
    let comment = '';
    for (const text of this.code.slice(open + 1, close).split('\n')) {
      const written = this.source.slice(offset, offset + text.length);
      const [, name, type] = /^\s*([A-Z]\w*)\s+([\w.*[\]]+)/.exec(text) ?? [];
      if (name !== undefined && type !== undefined && !hasPragma(comment + written, ['private'])) {
        const [, json] = /`[^`]*json:"([^",]+)/.exec(written) ?? [];
        found.push({name: json ?? name, parameters: [], returns: toType(type), line: this.line(offset)});
      }
      comment = text.trim() === '' ? `${comment}${written}\n` : '';
      offset += text.length + 1;
    }
    return found;
  }
}

function declarations(go: GoFile): RawDefinition[] {
  const found: RawDefinition[] = [];
  for (const match of go.code.matchAll(/^type\s+(\w+)\s+(struct|interface)\s*\{/gm)) {
    const [whole, name = '', kind] = match;
    const open = match.index + whole.length - 1;
    const close = closing(go.code, open);
    const place = {file: go.file, line: go.line(match.index)};
    if (kind === 'struct') {
      found.push({kind: 'object', name, functions: go.fields(open, close), ...place});
    } else {
      const body = go.code.slice(open, close);
      const functions = [...body.matchAll(/^\s*([A-Z]\w*)\s*\(/gm)].map((method) =>
        go.signature(method[1] ?? '', open + method.index + method[0].length - 1, /\n/),
      );
      found.push({kind: 'interface', name, functions, ...place});
    }
  }
  for (const match of go.code.matchAll(/^type\s+(\w+)\s+(?:string|int)\b/gm)) {
    const name = match[1] ?? '';
    const constants = [...go.code.matchAll(new RegExp(`^\\s*(?:const\\s+)?(\\w+)\\s+${name}\\s*=`, 'gm'))];
    const names = constants.map((constant) => constant[1] ?? '');
    const prefixed = names.every((member) => member.startsWith(name));
    const members = prefixed ? names.map((member) => member.slice(name.length)) : names;
    if (members.length > 0) found.push({kind: 'enum', name, members, file: go.file, line: go.line(match.index)});
  }
  return found;
}

/** Reads the functions and types that a Go module exposes. */
export function parseGo(files: readonly SourceFile[]): RawDefinition[] {
  const sources = files.map((file) => new GoFile(file));
  const found = sources.flatMap((source) => declarations(source));
  const objects = new Map<string, RawObject>();
  for (const definition of found) if (definition.kind === 'object') objects.set(definition.name, definition);
  for (const go of sources) {
    for (const match of go.code.matchAll(/^func\s+\(\s*(?:\w+\s+)?\*?(\w+)\s*\)\s*([A-Z]\w*)\s*\(/gm)) {
      const [whole, owner = '', name = ''] = match;
      objects.get(owner)?.functions.push(go.signature(name, match.index + whole.length - 1, /\{/));
    }
    for (const match of go.code.matchAll(/^func\s+New\s*\(/gm)) {
      const built = go.signature('', match.index + match[0].length - 1, /\{/);
      const owner = objects.get(built.returns.name);
      if (owner !== undefined) owner.constructorFunction = built;
    }
  }
  return found;
}
