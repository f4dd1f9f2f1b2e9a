import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Application, ProjectReflection} from 'typedoc';
import type * as Markdown from 'typedoc-plugin-markdown';
import {InputError} from '@docs-kit/base/node/error';
import {loadApi} from '../api/model';
import {loadFates, loadSince} from '../facts/facts';
import {hashFiles, listFiles} from '@docs-kit/base/node/files';
import type {ReferenceConfig} from './config';
import {arrange, nativeRequire, typedoc} from './model';
import {createTheme} from './theme';
import {readUsage} from './usage';

const sourceFolder = 'src/dagger/reference';

const markdownPlugin = () =>
  nativeRequire('typedoc-plugin-markdown') as typeof Markdown & {load: (app: Application) => void};

/** The configured modules' declaration files, relative to the site, in order. */
function declarationFiles({modules, packageName}: ReferenceConfig): string[] {
  return modules.flatMap(({declarations}) =>
    declarations.map((name) => `node_modules/${packageName}/dist/src/${name}.d.ts`),
  );
}

/**
 * Reads the SDK package's declarations with TypeDoc.
 *
 * @throws InputError if TypeDoc can't read them
 */
export async function convertSdk(
  siteDir: string,
  config: ReferenceConfig,
): Promise<{app: Application; project: ProjectReflection}> {
  const {load} = markdownPlugin();
  // Without TypeDoc's configuration readers: the site's own tsconfig.json excludes node_modules.
  const app = await typedoc().Application.bootstrapWithPlugins(
    {
      plugin: [load],
      entryPoints: declarationFiles(config).map((file) => path.join(siteDir, file)),
      compilerOptions: {
        module: 'esnext',
        moduleResolution: 'bundler',
        skipLibCheck: true,
        strict: true,
        types: ['node'],
      },
      // By default, TypeDoc treats the SDK as external because it's in node_modules; here, only the language's own
      // library and Node's are, whose members every error class inherits.
      externalPattern: ['**/typescript/lib/**', '**/@types/node/**'],
      excludeExternals: true,
      excludePrivate: true,
      excludeProtected: true,
      skipErrorChecking: true,
      sort: ['source-order'],
      disableSources: true,
      readme: path.join(__dirname, 'front-page.md'),
      logLevel: 'Error',
      ...{entryFileName: 'index', theme: 'reference', hideBreadcrumbs: true, hidePageTitle: true},
      ...{useCustomAnchors: true, propertiesFormat: 'table', enumMembersFormat: 'table'},
    },
    [],
  );
  const project = await app.convert();
  if (!project)
    throw new InputError([`${declarationFiles(config)[0]}:1: TypeDoc can't read the SDK package. Run "npm ci".`]);

  arrange(project, config, loadSince());
  return {app, project};
}

/**
 * Updates the reference pages.
 *
 * @returns true if they were written; false if the existing ones are up to date
 * @throws InputError if TypeDoc can't read the SDK package
 */
export async function generateReference(siteDir: string, config: ReferenceConfig): Promise<boolean> {
  const sources = [__dirname, path.join(__dirname, '../api'), path.join(__dirname, '../facts')].flatMap((folder) =>
    listFiles(folder).map((file) => path.join(path.relative(siteDir, folder), file)),
  );
  const api = loadApi('0.18.19');
  // Most edits of a guide change nothing in the reference, which takes seconds to write.
  const usage = readUsage(api, path.join(siteDir, config.guidesDir));
  const stamp = path.join(siteDir, config.outDir, '.stamp');
  /** Of the pages' sources, and of the pages. */
  const state = async (): Promise<string> => {
    const pages = listFiles(path.join(siteDir, config.outDir)).filter((file) => file.endsWith('.md'));
    const files = [...sources, ...declarationFiles(config), ...pages.map((page) => path.join(config.outDir, page))];
    return hashFiles(siteDir, files, {config, usage: [...usage]});
  };
  if ((await readFile(stamp, 'utf8').catch(() => '')) === (await state())) return false;

  const {app, project} = await convertSdk(siteDir, config);
  const examples: Record<string, string> = {};
  for (const [place, file] of Object.entries(config.examples))
    examples[place] = await readFile(path.join(siteDir, sourceFolder, 'examples', file), 'utf8');

  app.renderer.defineTheme(
    'reference',
    createTheme(markdownPlugin(), {config, project, since: loadSince(), fates: loadFates(), examples, api, usage}),
  );
  await app.outputs.writeOutput({name: 'markdown', path: path.join(siteDir, config.outDir)}, project);
  // TypeDoc logs errors in a page and continues.
  if (app.logger.hasErrors()) throw new InputError([`${sourceFolder}/theme.ts:1: the reference couldn't be written.`]);
  await writeFile(stamp, await state());
  return true;
}
