import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {loadApi} from '@docs-kit/dagger/api/model';
import {findApiName} from '@docs-kit/dagger/api/reference';
import {toGraphQLSchema, toSchemaText} from '@docs-kit/dagger/api/schema';
import type {ApiModel, ApiType} from '@docs-kit/dagger/api/types';
import {contentPolicy} from '@docs-kit/instant/node/content-policy';
import {type AfterBuildStep, transformPage} from '@docs-kit/base/node/after-build';
import {writeAsset} from '@docs-kit/base/node/assets';
import {bundle} from '@docs-kit/base/node/bundle';
import {definitions} from '@docs-kit/instant/node/head-script';
import {loopbackOrigins} from '../address';
import type {ExplorerData, SchemaFile} from '../data';
import {explorerDocument} from './document';
import {readExamples} from './examples';
import {explorerFile} from './settings';

export {runLinks} from './links';

/** Browsers insert style attributes into editable content; Chromium does when typing replaces several lines. */
const editing = [['style-src-attr', "'unsafe-inline'"]];

/** The site's part in the explorer. */
export interface ExplorerOptions {
  /** Style sheets with the site's design tokens and code colours, relative to the project's root. */
  styles: readonly string[];
}

/**
 * A step that adds the API explorer to the build: its document, and hashed assets for its script, styles and schema. Its
 * policy is that of the pages, except that it may connect to this machine, where the reader's engine runs, and use style
 * attributes in the editor. It throws if the script or the styles can't be bundled, or an example is incomplete.
 */
export const explorer =
  ({styles}: ExplorerOptions): AfterBuildStep =>
  ({siteDir, outDir, baseUrl, siteConfig}) => {
    const {colorMode, announcementBar, navbar} = siteConfig.themeConfig as ThemeConfig;
    const api = loadApi();
    const names = {
      ...definitions({baseUrl, colourMode: colorMode, tabGroups: [], versions: {}}),
      'process.env.NODE_ENV': '"production"',
    };
    const bundled = (file: string): string => bundle(path.join(__dirname, '../browser', file), names);
    const sheets = styles.map((file) => bundle(path.join(siteDir, file), {}));
    const addAsset = (folder: string, extension: string, content: string): string =>
      baseUrl + writeAsset(outDir, folder, `explorer.${extension}`, content);
    const data: ExplorerData = {
      version: api.version,
      schema: addAsset('explorer', 'json', JSON.stringify(schemaFile(api, baseUrl))),
      examples: readExamples(siteDir, baseUrl),
    };
    const html = explorerDocument({
      data,
      baseUrl,
      announcement: announcementBar?.content,
      logo: baseUrl + (navbar.logo?.src ?? 'favicon.ico'),
      mode: bundled('mode.ts'),
      script: addAsset('js', 'js', bundled('index.ts')),
      styles: addAsset('css', 'css', sheets.join('') + bundled('explorer.css')),
    });
    const file = path.join(outDir, explorerFile);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, html);
    transformPage(outDir, explorerFile, [contentPolicy({scripts: [], connections: loopbackOrigins}, editing)()]);
  };

/**
 * The schema in the explorer's format.
 *
 * @throws if the text isn't a valid schema, or a name isn't in the reference
 */
export function schemaFile(model: ApiModel, baseUrl: string): SchemaFile {
  // Validates here, so that the browser doesn't have to.
  toGraphQLSchema(model);
  const names = [...model.types.values()].flatMap((type) => [
    type.name,
    ...membersOf(type).map((it) => `${type.name}.${it}`),
  ]);
  const links = names.map((name) => {
    const found = findApiName(model, name);
    if (found.kind !== 'found') throw new Error(`${name}: not in the reference`);
    return [name, baseUrl + found.path.slice(1)] as const;
  });
  return {sdl: toSchemaText(model), links: Object.fromEntries(links)};
}

function membersOf(type: ApiType): string[] {
  return type.kind === 'object' || type.kind === 'input' ? [...type.fields.keys()] : [];
}
