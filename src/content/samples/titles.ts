import type {SdkLanguage} from '../../config/languages';
import {syntaxes} from './languages';

/** `my-module` and `my_module` as the SDKs name the module's main class: `MyModule`. */
export function mainClass(module: string): string {
  return module.replace(/(?:^|[-_ .]+)([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The path, relative to the module's source directory, at which `dagger init` puts a file of this kind; of a program
 * that is no module, the file's own path.
 *
 * @param file Relative to the language folder: `main.go`.
 * @param source The file's text.
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
