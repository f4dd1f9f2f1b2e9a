import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BundlerPlugin} from './bundler';

/** The name of the file with all licences, in the built site. */
export const licencesFile = 'licences.txt';

/** Folders of packages, absolute. */
const bundled = new Set<string>();

/** Notes the package of a bundled file, if it's from one. */
export function noteBundled(file: string): void {
  const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path.resolve(file)) ?? [];
  if (folder) bundled.add(folder);
}

/** Notes the packages of all modules in Docusaurus' bundle. */
export const noteModules: BundlerPlugin = (compiler) => {
  compiler.hooks.compilation.tap('licences', (compilation) => {
    compilation.hooks.finishModules.tap('licences', (modules) => {
      for (const module of modules) noteBundled(module.nameForCondition() ?? '');
    });
  });
};

/** A step after the others that bundle code: writes the licences of all bundled packages, as these licences demand. */
export const licences = ({outDir}: {outDir: string}): void =>
  writeFileSync(path.join(outDir, licencesFile), licenceTexts([...bundled]));

/**
 * Lists packages with their licences, each text once.
 *
 * @param folders of packages
 * @throws if a package names no licence
 */
export function licenceTexts(folders: readonly string[]): string {
  const packages = new Map<string, Set<string>>();
  for (const folder of folders) {
    const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
    const {name, version, license} = JSON.parse(manifest) as {name: string; version: string; license?: string};
    const texts = readdirSync(folder)
      .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
    const text = texts.join('\n\n') || license;
    if (!text) throw new Error(`${name}: the package names no licence, so it can't be bundled.`);
    packages.set(text, (packages.get(text) ?? new Set()).add(`${name} ${version}`));
  }
  const parts = [...packages].map(([text, names]) => `${[...names].sort().join('\n')}\n\n${text}\n`).sort();
  return `This site contains the following packages.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
