import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {ContentError, type Place} from '@docs-kit/base/node/error';
import {listFiles} from '@docs-kit/base/node/files';
import {nearest} from '@docs-kit/base/nearest';
import {durationOf, parseCast, type Cast} from './cast';
import {stillOf} from './still';
import {recordingsFolder} from '../names';
import {defaultImports, element} from '@docs-kit/base/node/jsx';
import {directivesIn, placeOf} from '@docs-kit/base/node/mdast';
import {root} from '@docs-kit/base/node/root';

/** The folder of the site's recordings. Not in `static/`: a page that depends on a file there is compiled in every build. */
export const siteFolder = path.join(root, 'src', recordingsFolder);

/** The absolute path of a recording's file. */
export const castFile = (name: string, folder = siteFolder): string => path.join(folder, `${name}.cast`);

/** The names of all recordings. */
export const listRecordings = (folder = siteFolder): string[] =>
  listFiles(folder).flatMap((found) => (found.endsWith('.cast') ? [found.slice(0, -'.cast'.length)] : []));

const example = '::recording{name="page/recording" title="What it shows"}';

function readOptions(node: Directives, place: Place): {name: string; title: string} {
  const {name, title, ...others} = node.attributes ?? {};
  const isComplete = node.type === 'leafDirective' && name && title;
  if (!isComplete || Object.keys(others).length > 0 || node.children.length > 0) {
    throw new ContentError(
      place,
      '::recording is a line with a name and a title, and nothing else',
      `Write ${example}`,
    );
  }
  return {name, title};
}

/** Reads a recording. If it's missing, the error names the first `::recording` on the page. */
function readCast(name: string, place: Place, folder?: string): Cast {
  const file = castFile(name, folder);
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(name) || !existsSync(file)) {
    const similar = nearest(name, listRecordings(folder));
    throw new ContentError(
      place,
      `recording "${name}" doesn't exist`,
      similar
        ? `Write "${similar}"`
        : 'Without an engine, leave this line out. To record it, see "Add a recording" in README.md',
    );
  }
  return parseCast(readFileSync(file, 'utf8'), file);
}

/** A recording as a page shows it. */
export interface AskedRecording {
  name: string;
  title: string;
  cast: Cast;
}

/**
 * Reads the recording of a directive.
 *
 * @throws {ContentError} if the directive or the recording is missing or malformed
 */
export function askedRecording(node: Directives, place: Place, folder?: string): AskedRecording {
  const {name, title} = readOptions(node, place);
  return {name, title, cast: readCast(name, place, folder)};
}

async function expand(node: Directives, place: Place, folder?: string): Promise<MdxJsxFlowElement> {
  const {name, title, cast} = askedRecording(node, place, folder);
  const seconds = String(Math.round(durationOf(cast)));
  const {still, rows} = await stillOf(cast);
  return element('TerminalRecording', {name, title, seconds, still, rows: String(rows)}, []);
}

/**
 * Expands `::recording{name="page/recording" title="…"}` to the terminal's final screen with a button that plays the
 * recording.
 *
 * @param folder of the recordings, if it isn't the site's
 * @throws {ContentError} from the transformer, at the first invalid directive
 */
export function recordings(folder?: string): Transformer<Root> {
  return async (tree, file) => {
    const found = directivesIn(tree, 'recording');
    for (const {node, replace} of found) replace(await expand(node, placeOf(file, node), folder));
    if (found.length > 0) {
      // A name that no page imports.
      tree.children.unshift(defaultImports({TerminalRecording: '@docs-kit/recordings/browser/Recording'}));
    }
  };
}
