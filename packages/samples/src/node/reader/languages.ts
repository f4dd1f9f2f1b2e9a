import type {SdkLanguage} from '../../../../../src/config/languages';

interface Syntax {
  /** With the dot: `.go`. */
  extension: string;
  /** The prefix of a line comment. */
  comment: string;
  /** The file that `dagger init` creates for a module whose class is `className`. */
  mainFile: (className: string) => string;
  /** Distinguishes a program that connects to an engine from a module's source. */
  client: RegExp;
}

/** Describes each language's sample files. */
export const syntaxes: Record<SdkLanguage, Syntax> = {
  go: {extension: '.go', comment: '//', mainFile: () => 'main.go', client: /"dagger\.io\/dagger"/},
  python: {extension: '.py', comment: '#', mainFile: () => 'main.py', client: /\bdagger\.connection\(/i},
  typescript: {
    extension: '.ts',
    comment: '//',
    mainFile: () => 'index.ts',
    client: /import\s*\{[^}]*\bconnect(?:ion)?\b[^}]*\}\s*from\s*["']@dagger\.io\/dagger["']/,
  },
  php: {extension: '.php', comment: '//', mainFile: (className) => `${className}.php`, client: /\bDagger::connect\(/},
  java: {
    extension: '.java',
    comment: '//',
    mainFile: (className) => `${className}.java`,
    client: /\bDagger\.connect\(/,
  },
};
