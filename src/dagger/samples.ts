import type {Place} from '@docs-kit/base/node/error';
import * as reader from '@docs-kit/samples/node/reader';
import {sdkLanguages, type SdkLanguage} from './languages';

export type Sample = reader.Sample<SdkLanguage>;

const syntaxes: Record<SdkLanguage, Pick<reader.SampleLanguage, 'extension' | 'comment'>> = {
  go: {extension: '.go', comment: '//'},
  python: {extension: '.py', comment: '#'},
  typescript: {extension: '.ts', comment: '//'},
  php: {extension: '.php', comment: '//'},
  java: {extension: '.java', comment: '//'},
};

/** Distinguishes a program that connects to an engine from a module's source. */
const clients: Record<SdkLanguage, RegExp> = {
  go: /"dagger\.io\/dagger"/,
  python: /\bdagger\.connection\(/i,
  typescript: /import\s*\{[^}]*\bconnect(?:ion)?\b[^}]*\}\s*from\s*["']@dagger\.io\/dagger["']/,
  php: /\bDagger::connect\(/,
  java: /\bDagger\.connect\(/,
};

/** Whether a file is a program that connects to a session, rather than a module's source. */
export const isClient = (language: SdkLanguage, source: string): boolean =>
  clients[language].test(source) || source.includes('DAGGER_SESSION_TOKEN');

/** The main class that the SDKs derive from a module name: `my-module` and `my_module` give `MyModule`. */
export function mainClass(module: string): string {
  return module.replace(/(?:^|[-_ .]+)([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The path at which `dagger init` creates a file of this kind, relative to the module's source directory. A program
 * that isn't a module keeps its own path.
 *
 * @param file relative to the language folder: `main.go`
 * @param source the file's text
 */
export function defaultTitle(language: SdkLanguage, file: string, source: string, module: string): string {
  if (language === 'java') {
    const javaPackage = /^package\s+([\w.]+);/m.exec(source)?.[1];
    return javaPackage ? `src/main/java/${javaPackage.replaceAll('.', '/')}/${file}` : file;
  }
  if (isClient(language, source)) return file;
  switch (language) {
    case 'go':
      return file;
    case 'python':
      return `src/${module.toLowerCase().replace(/[-_.]+/g, '_')}/${file}`;
    case 'typescript':
    case 'php':
      return `src/${file}`;
  }
}

/** The file that `dagger init` creates for a module. */
function mainFile(language: SdkLanguage, module: string): string {
  const {extension} = syntaxes[language];
  if (language === 'php' || language === 'java') return `${mainClass(module)}${extension}`;
  return `${language === 'typescript' ? 'index' : 'main'}${extension}`;
}

/** Samples are modules, as `dagger init` creates them. */
export const sampleFormat: reader.SampleFormat<SdkLanguage> = {
  languages: sdkLanguages.map((language) => ({...language, ...syntaxes[language.id]})),
  moduleFile: 'dagger.json',
  defaultModule: 'my-module',
  mainFile,
  titleOf: defaultTitle,
};

/** Reads a sample, see `@docs-kit/samples`. */
export const readSample = (root: string, name: string, place: Place): Sample =>
  reader.readSample(root, name, place, sampleFormat);
