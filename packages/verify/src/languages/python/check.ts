import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LanguageChecker, Snippet} from '../../shared/snippets';
import {dependenciesOf} from '../../shared/dependencies';
import {extendClient} from './overlay';
import {clearFolder, hash, projectRoot, toolchainFolder, workFolder, writeFile} from '../../shared/files';
import {run, runOrThrow, toolchain} from '../../shared/process';
import {failuresIn, sourcesOf, toUnits, type Sources, type Unit} from '../../shared/units';

/** The Python version of the module runtime in 0.18.14. */
const runtimeVersion = '3.12';

/** The generated client, in the SDK's package. */
const clientFile = path.join('dagger', 'client', 'gen.py');

const work = workFolder('python');
/** Pyright's configuration. */
const configuration = path.join(work, 'pyrightconfig.json');

/** A diagnostic as printed by pyright; lines are 0-based. */
interface Diagnostic {
  file: string;
  severity: 'error' | 'warning' | 'information';
  message: string;
  range: {start: {line: number}; end: {line: number}};
}

/** In addition to pyright's standard rules: problems that would confuse readers of a sample. */
const rules = {
  typeCheckingMode: 'standard',
  reportMissingModuleSource: 'error',
  reportMissingParameterType: 'error',
  reportUnusedImport: 'error',
  reportUnusedVariable: 'error',
  reportUnusedExpression: 'error',
  reportUnusedCoroutine: 'error',
  reportDeprecated: 'error',
  enableTypeIgnoreComments: false,
};

/** Installs the SDK from the lock file, once per lock file. */
async function install(): Promise<string> {
  const requirements = path.join(toolchainFolder('python'), 'requirements.txt');
  const stamp = hash(readFileSync(requirements, 'utf8'));
  const environment = path.join(work, 'environment');
  const packages = path.join(environment, 'lib', `python${runtimeVersion}`, 'site-packages');
  const stampFile = path.join(environment, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return packages;
  rmSync(environment, {recursive: true, force: true});
  const wheels = `--only-binary :all: --platform any --implementation py --abi none --python-version ${runtimeVersion}`;
  const options = `--disable-pip-version-check --quiet --require-hashes --no-deps --no-compile ${wheels}`.split(' ');
  await runOrThrow('python3', ['-m', 'pip', 'install', ...options, '--target', packages, '-r', requirements]);
  writeFile(stampFile, stamp);
  return packages;
}

/**
 * Writes the units, and a copy of the SDK whose client has what the modules that samples depend on add.
 *
 * @param site the folder of the installed packages
 */
function prepare(units: readonly Unit[], site: string): Sources {
  const sources = sourcesOf(units, ({key}) => path.join(work, 'units', key));
  for (const folder of ['units', 'overlay']) clearFolder(path.join(work, folder));
  for (const [file, {text}] of sources) writeFile(file, text);
  const overlay = path.join(work, 'overlay');
  cpSync(path.join(site, 'dagger'), path.join(overlay, 'dagger'), {recursive: true});
  const client = extendClient(readFileSync(path.join(site, clientFile), 'utf8'), dependenciesOf(units));
  writeFile(path.join(overlay, clientFile), client);
  const place = {include: ['units'], pythonVersion: runtimeVersion, venvPath: work, venv: 'environment'};
  writeFile(configuration, JSON.stringify({...rules, ...place, extraPaths: [overlay, site]}));
  return sources;
}

/** The version of Python, if it has pip. */
async function version(): Promise<string | undefined> {
  const {code, stdout} = await run('python3', ['-m', 'pip', '--version']);
  return code === 0 ? /\(python ([\d.]+)\)/.exec(stdout)?.[1] : undefined;
}

/** Runs pyright on the units. */
async function diagnose(): Promise<Diagnostic[]> {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const pyright = path.join(path.dirname(require.resolve('pyright/package.json')), 'index.js');
  const {code, stdout, stderr} = await run(process.execPath, [pyright, '--outputjson', '-p', configuration]);
  if (code !== 0 && code !== 1) throw new Error(`pyright exited with status ${code}: ${(stderr || stdout).trim()}`);
  return (JSON.parse(stdout) as {generalDiagnostics: Diagnostic[]}).generalDiagnostics.filter(
    ({severity}) => severity === 'error',
  );
}

export const pythonChecker: LanguageChecker = {
  name: 'Python',
  languages: ['python'],
  missing: toolchain('Python with pip', '3.10', 'https://www.python.org/downloads', version),

  async check(snippets: readonly Snippet[]) {
    const units = toUnits(snippets, '.py');
    const sources = prepare(units, await install());
    const problems = (await diagnose()).map(({file, range, message}) => ({
      file,
      // A call with a missing argument is reported at the start of its chain, but the call itself is at the end.
      line: (message.startsWith('Argument missing') ? range.end.line : range.start.line) + 1,
      message: message.replace(/\s*\n\s*/g, '; '),
    }));
    return {failures: failuresIn(sources, problems)};
  },
};
