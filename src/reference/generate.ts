import {existsSync, readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Application, ProjectReflection} from 'typedoc';
import type * as Markdown from 'typedoc-plugin-markdown';
import {InputError} from '../lib/error';
import {loadApi} from '../content/api/model';
import {loadFates, loadSince} from '../content/facts/facts';
import {hashFiles, listFiles} from '../lib/files';
import type {ReferenceConfig} from './config';
import {apiName, arrange, nativeRequire, symbolsOf, typedoc} from './model';
import {createTheme} from './theme';
import {readUsage, usageFiles} from './usage';

const SOURCES = 'src/reference';
const INSTALL = 'Run "npm ci".';

/** The configured modules' declaration files, relative to the site, in order. */
function declarationFiles({modules, packageName}: ReferenceConfig): string[] {
  return modules.flatMap(({declarations}) =>
    declarations.map((name) => `node_modules/${packageName}/dist/src/${name}.d.ts`),
  );
}

function checkPackage(siteDir: string, config: ReferenceConfig): void {
  const fail = (file: string, what: string): never => {
    throw new InputError([`${file}:1: ${what} ${INSTALL}`]);
  };
  const manifest = `node_modules/${config.packageName}/package.json`;
  if (!existsSync(path.join(siteDir, manifest))) fail(manifest, "the reference's SDK package isn't installed.");
  const {version} = JSON.parse(readFileSync(path.join(siteDir, manifest), 'utf8')) as {version?: string};
  if (version !== config.packageVersion)
    fail(manifest, `the version is ${version}, expected ${config.packageVersion}.`);
  for (const file of declarationFiles(config)) {
    if (!existsSync(path.join(siteDir, file))) fail(file, 'the SDK package lacks this declaration file.');
  }
}

/**
 * Reads the SDK package's declarations with TypeDoc.
 *
 * @throws InputError if the package is unexpected, or a required symbol is missing
 */
export async function convertSdk(
  siteDir: string,
  config: ReferenceConfig,
): Promise<{app: Application; project: ProjectReflection}> {
  checkPackage(siteDir, config);
  const markdown = nativeRequire('typedoc-plugin-markdown') as typeof Markdown & {load: (app: Application) => void};
  // Without TypeDoc's configuration readers: the site's own tsconfig.json excludes node_modules.
  const app = await typedoc().Application.bootstrapWithPlugins(
    {
      plugin: [markdown.load],
      entryPoints: declarationFiles(config).map((file) => path.join(siteDir, file)),
      compilerOptions: {
        module: 'esnext',
        moduleResolution: 'bundler',
        skipLibCheck: true,
        strict: true,
        types: ['node'],
      },
      // By default, TypeDoc treats the SDK as external because it's in node_modules; here, only the language's own
      // library is.
      externalPattern: ['**/typescript/lib/**'],
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
  if (!project) throw new InputError([`${declarationFiles(config)[0]}:1: TypeDoc can't read the file. ${INSTALL}`]);
  arrange(project, config, loadSince(path.join(siteDir, path.dirname(config.sinceFile))));
  const sdk = symbolsOf(project, config);
  for (const module of config.modules) {
    for (const name of module.required) {
      if (sdk.get(apiName(name))?.parent?.name === module.path) continue;
      const file = `node_modules/${config.packageName}/dist/src/${module.declarations[0]}.d.ts`;
      throw new InputError([`${file}:1: "${name}" isn't declared. ${INSTALL}`]);
    }
  }
  return {app, project};
}

/**
 * Updates the reference pages.
 *
 * @returns true if they were written; false if the existing ones are up to date
 * @throws InputError if the SDK package or the file of later symbols is unexpected
 */
export async function generateReference(siteDir: string, config: ReferenceConfig): Promise<boolean> {
  checkPackage(siteDir, config);
  const sources = [__dirname, path.join(__dirname, '../content/api'), path.join(__dirname, '../content/facts')].flatMap(
    (folder) => listFiles(folder).map((file) => path.join(path.relative(siteDir, folder), file)),
  );
  const stamp = path.join(siteDir, config.outDir, '.stamp');
  /** Of the pages' sources, and of the pages. */
  const state = async (): Promise<string> => {
    const pages = listFiles(path.join(siteDir, config.outDir)).filter((file) => file.endsWith('.md'));
    const guides = usageFiles(path.join(siteDir, config.guidesDir)).map((file) => path.join(config.guidesDir, file));
    const files = [...sources, ...guides, ...declarationFiles(config), config.sinceFile];
    const data = {...config, hidden: config.hidden.source};
    return hashFiles(siteDir, [...files, ...pages.map((page) => path.join(config.outDir, page))], data);
  };
  if ((await readFile(stamp, 'utf8').catch(() => '')) === (await state())) return false;

  const {app, project} = await convertSdk(siteDir, config);
  const since = loadSince(path.join(siteDir, path.dirname(config.sinceFile)));
  const examples: Record<string, string> = {};
  for (const [place, file] of Object.entries(config.examples)) {
    examples[place] = await readFile(path.join(siteDir, SOURCES, 'examples', file), 'utf8');
  }
  const markdown = nativeRequire('typedoc-plugin-markdown') as typeof Markdown;
  const api = loadApi('0.18.19');
  const usage = readUsage(api, path.join(siteDir, config.guidesDir));
  app.renderer.defineTheme(
    'reference',
    createTheme(markdown, {config, project, since, fates: loadFates(), examples, api, usage}),
  );
  await app.outputs.writeOutput({name: 'markdown', path: path.join(siteDir, config.outDir)}, project);
  // TypeDoc logs errors in a page and continues.
  if (app.logger.hasErrors()) throw new InputError([`${SOURCES}/theme.ts:1: the reference couldn't be written.`]);
  await writeFile(stamp, await state());
  return true;
}
