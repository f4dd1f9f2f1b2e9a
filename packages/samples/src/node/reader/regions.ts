import {ContentError} from '@docs-kit/base/node/error';

export interface ShownSource {
  /** The lines without the markers. */
  lines: string[];
  /** The 1-based line number in the file, for each line. */
  origins: number[];
  /** The indices of each region's lines, by name. */
  regions: Map<string, number[]>;
}

/** Matches the text between `#` or `//` and the end of the line: `region: name`, `endregion: name`. */
const markerText = String.raw`\s*(end)?region:(.*)$`;

/**
 * Removes the region markers (`// region: build` … `// endregion: build`) from a source. A region may have several
 * parts. `gofmt` separates markers from declarations with blank lines: a part doesn't end with one, and only one of those
 * around a marker is left.
 *
 * @param comment the language's line comment prefix: `//` or `#`
 * @param file named in errors
 * @throws {ContentError} if a region is nested in itself, or isn't opened or closed
 */
export function readRegions(source: string, comment: string, file: string): ShownSource {
  const marker = new RegExp(`^\\s*${comment}${markerText}`);
  const lines: string[] = [];
  const origins: number[] = [];
  const regions = new Map<string, number[]>();
  const open = new Map<string, {start: number; line: number}>();
  let afterMarker = false;
  const fail = (line: number, what: string, fix: string): never => {
    throw new ContentError({file, line}, what, fix);
  };

  for (const [index, text] of source.replace(/\s*$/, '').split(/\r?\n/).entries()) {
    const line = index + 1;
    const match = marker.exec(text);
    if (!match) {
      if (afterMarker && text === '' && lines.at(-1) === '') continue;
      afterMarker = false;
      lines.push(text);
      origins.push(line);
      continue;
    }
    afterMarker = true;
    const [, isEnd, rest = ''] = match;
    const name = rest.trim();
    const opened = open.get(name);
    if (!isEnd) {
      if (opened) fail(line, `region "${name}" is nested inside itself`, `Add "${comment} endregion: ${name}" above`);
      open.set(name, {start: lines.length, line});
    } else if (opened) {
      const part = [...lines.keys()].slice(opened.start, contentEnd(lines));
      regions.set(name, [...(regions.get(name) ?? []), ...part]);
      open.delete(name);
    } else {
      fail(line, `region "${name}" has an end but no start`, `Add "${comment} region: ${name}" above`);
    }
  }
  for (const [name, {line}] of open)
    fail(line, `region "${name}" isn't closed`, `Add "${comment} endregion: ${name}" below`);

  const end = contentEnd(lines);
  return {lines: lines.slice(0, end), origins: origins.slice(0, end), regions};
}

/** The number of lines without blank ones at the end. */
function contentEnd(lines: readonly string[]): number {
  let end = lines.length;
  while (lines[end - 1] === '') end -= 1;
  return end;
}

/** Removes the lines with region markers, in any language. */
export function withoutMarkers(source: string): string {
  return source.replaceAll(new RegExp(`^[\\t ]*(?://|#)${markerText}\n?`, 'gm'), '');
}
