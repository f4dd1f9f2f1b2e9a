import {startsOf} from '../api/commands';
import {findObject, findType, loadApi} from '../api/model';
import {apiName} from '../api/names';
import {findApiName} from '../api/reference';
import {spellingsOf} from '../api/spelling';
import type {ApiModel} from '../api/types';
import type {Fates} from '../facts/facts';
import type {ReferenceConfig} from './config';
import {escape} from './markdown';
import type {Symbol} from './model';
import type {Guide, Usage} from './usage';

/** Members that more guides use name one guide less, and list the others when the reader asks for them. */
const maxGuides = 3;
/** The others are linked as a page, unless it has more sections: each address adds to the weight of the longest page. */
const maxSections = 20;

/** A row of names with the languages and tools that use them; an element, because Markdown has no class names. */
const names = (entries: {usedIn: string[]; name: string}[]): string =>
  `<p class="api-names">${entries
    .map(({usedIn, name}) => `<span>${usedIn.join(', ')} <code>${escape(name)}</code></span>`)
    .join(' ')}</p>`;

export interface NotesInputs {
  config: ReferenceConfig;
  fates: Fates;
  /** The API of the documented release. */
  api: ApiModel;
  usage: Usage;
}

/**
 * Returns functions that format what the site's own facts say about a type or a method as Markdown; each returns an
 * empty text if there's nothing to say.
 */
export function createNotes({config, fates, api, usage}: NotesInputs) {
  const types = startsOf(loadApi());
  const {baseUrl} = config;
  const moving = baseUrl + config.movingRoute.slice(1);

  /** How the command line and Dagger Shell reach a type. */
  function starts(type: string): string {
    const {cli, shell} = types.get(findObject(api, type)?.name ?? '') ?? {};
    const entries = [
      ...(cli ? [{usedIn: ['CLI'], name: `${cli} …`}] : []),
      ...(shell ? [{usedIn: ['Dagger Shell'], name: `${shell} | …`}] : []),
    ];
    return entries.length > 0 ? names(entries) : '';
  }

  /** Whether a type and its methods are still there in the latest release. */
  function fate(name: string): string {
    const type = findType(api, name);
    // IDs changed in the schema of 0.21, which the SDK hides.
    if (!type || type.kind === 'scalar') return '';
    const removed = [...fates.removed.keys()].flatMap((member) => {
      const [owner, method = ''] = member.split('.');
      return owner === type.name ? `<code>${method}</code>` : [];
    });
    const without = removed.length > 0 ? `, without ${removed.join(' and ')}` : '';
    return `<p class="api-guides">Still part of <a href="${moving}">${fates.release}</a>${without}</p>`;
  }

  /** A badge for a method that the latest release no longer has. */
  function removal(method: Symbol): string {
    const release = fates.removed.get(`${apiName(method.parent?.name ?? '')}.${apiName(method.name)}`);
    return release === undefined
      ? ''
      : `<a class="api-mark api-mark--removed" href="${moving}#checklist">Removed in ${release}</a>`;
  }

  /** A method's name in other languages; empty for helpers that only this SDK has. */
  function spellings(method: Symbol): string {
    const type = findObject(api, method.parent?.name ?? '');
    const field = [...(type?.fields.values() ?? [])].find(({typescriptName}) => typescriptName === method.name);
    return type && field ? names(spellingsOf(api, type, field)) : '';
  }

  /** The guides that use a method. */
  function guides(method: Symbol): string {
    const name = findApiName(api, `${method.parent?.name ?? ''}.${method.name}`);
    const guides = (name.kind === 'found' ? usage.get(name.path) : undefined) ?? [];
    if (guides.length === 0) return '';
    const list = (some: readonly Guide[]): string =>
      some.map(({title, address}) => `<a href="${baseUrl}${address.slice(1)}">${escape(title)}</a>`).join(', ');
    if (guides.length <= maxGuides) return `<p class="api-guides">Used in ${list(guides)}</p>`;
    const others = guides
      .slice(maxGuides - 1)
      .map((guide) => (guide.sections > maxSections ? guide : {...guide, address: guide.address.replace(/#.*/, '')}))
      .sort((a, b) => a.title.localeCompare(b.title, 'en'));
    const more = `<details><summary>${others.length} more</summary>${list(others)}</details>`;
    return `<div class="api-guides">Used in ${list(guides.slice(0, maxGuides - 1))} and ${more}</div>`;
  }

  return {starts, fate, removal, spellings, guides};
}
