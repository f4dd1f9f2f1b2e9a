import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {InputError} from '@docs-kit/base/node/error';
import written from '../../versions.json';
import {site} from './site';

/** The snapshot is served at the root, and later changes under `next`. */
export const versions = {
  lastVersion: site.version,
  versions: {
    [site.version]: {label: site.version, path: '/', banner: 'none', badge: false},
    current: {label: 'Next', path: 'next', banner: 'none', badge: false},
  },
} satisfies DocsOptions;

/** The version menu, in order. The snapshot is the archive's current version; "Next" covers later releases. */
export const versionLabels = Object.fromEntries(
  Object.entries(versions.versions).map(([name, {label}]) => [
    name,
    {label: name === versions.lastVersion ? `${label} (current)` : label},
  ]),
);

/**
 * Rejects versions that only Docusaurus knows: they'd be missing in the menu. Also rejects later versions outside `next/`,
 * which search would list as guides.
 *
 * @param names those of `versions.json`
 * @throws InputError with all of them
 */
export function checkVersions(
  names: readonly string[],
  known: Readonly<Record<string, {path: string}>> = versions.versions,
): void {
  const see = 'see "Add a version" in README.md.';
  const unknown = names.filter((name) => !(name in known));
  const outside = Object.keys(known).filter(
    (name) => name !== site.version && !/^next(?:\/|$)/.test(known[name]?.path ?? ''),
  );
  const problems = [
    ...unknown.map(
      (name) => `versions.json:1: the site doesn't know version ${name}. Add it to src/config/versions.ts, ${see}`,
    ),
    ...outside.map((name) => `src/config/versions.ts:1: version ${name} isn't below next/. Change its path, ${see}`),
  ];
  if (problems.length > 0) throw new InputError(problems);
}

checkVersions(written);
