import type {SdkLanguage} from '../../../../../src/config/languages';
import {syntaxes} from './languages';

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
  if (syntaxes[language].client.test(source)) {
    return file;
  }
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
