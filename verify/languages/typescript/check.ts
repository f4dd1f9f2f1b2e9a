import path from 'node:path';
import ts from 'typescript';
import type {Failure, FoundCall, LanguageChecker, Snippet} from '../../core/types';
import {readDependencies} from '../../modules/sample';
import {memberNamed} from '../shared/calls';
import {projectRoot} from '../shared/files';
import {failureAt, sortFailures, toUnits, type Unit} from '../shared/units';
import {moduleSdk} from './sdk';

const PACKAGE = '@dagger.io/dagger';
const packageFolder = path.join(projectRoot, 'node_modules', PACKAGE);
const sdkIndex = path.join(packageFolder, 'dist/src/index.js');
const clientFile = path.join(packageFolder, 'dist/src/api/client.gen.d.ts').split(path.sep).join('/');

/** The virtual folder of the snippets; nothing is written there. */
const virtualRoot = path.join(projectRoot, '.cache/verify/typescript');

/** The compiler options of a project created by `dagger init`, plus strict. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2022.d.ts'],
  types: ['node'],
  experimentalDecorators: true,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

interface Source {
  snippet: Snippet;
  file: string;
}

/** A single program for all snippets, so that the SDK and the library are read once. */
export const typescriptChecker: LanguageChecker = {
  name: 'TypeScript',
  languages: ['typescript', 'ts', 'tsx'],
  check(snippets) {
    const {program, sources} = compile(snippets);
    const failures = sources.flatMap((source) => diagnose(program, source));
    const calls = sources.flatMap(({snippet, file}) => {
      const source = program.getSourceFile(file);
      return source ? callsIn(source, program.getTypeChecker()).map((call) => ({...call, file: snippet.file})) : [];
    });
    return {failures: sortFailures(failures), calls};
  },
};

function compile(snippets: readonly Snippet[]): {program: ts.Program; sources: Source[]} {
  const virtual = new Map<string, string>();
  const sdks = new Map<string, string>();
  const sources: Source[] = [];
  for (const unit of toUnits(snippets)) {
    const folder = path.join(virtualRoot, unit.key);
    for (const {snippet, name} of unit.files) {
      const file = path.join(folder, snippet.kind === 'fence' ? `${name}.ts` : name);
      virtual.set(file, snippet.text);
      sources.push({snippet, file});
    }
    if (!isModule(unit)) continue;
    const sdk = path.join(folder, 'dagger-sdk.d.ts');
    virtual.set(sdk, moduleSdk(sdkIndex, readDependencies(unit)));
    sdks.set(folder, sdk);
  }
  return {program: ts.createProgram([...virtual.keys()], OPTIONS, virtualHost(virtual, sdks)), sources};
}

function callsIn(source: ts.SourceFile, checker: ts.TypeChecker): Omit<FoundCall, 'file'>[] {
  const calls: Omit<FoundCall, 'file'>[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const {name} = node.expression;
      const member = memberOf(checker.getSymbolAtLocation(name));
      const {line, character} = source.getLineAndCharacterOfPosition(name.getStart(source));
      if (member !== undefined) calls.push({line: line + 1, column: character + 1, member});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

/** The API field that a property of a generated class queries; undefined for helpers. */
function memberOf(symbol: ts.Symbol | undefined): string | undefined {
  const [declaration, ...others] = symbol?.declarations ?? [];
  if (!declaration || others.length > 0 || !ts.isPropertyDeclaration(declaration)) return undefined;
  const {parent} = declaration;
  if (parent.getSourceFile().fileName !== clientFile || !ts.isClassDeclaration(parent)) return undefined;
  const spelling = ({typescriptName}: {typescriptName: string}): string => typescriptName;
  return memberNamed(parent.name?.text ?? '', declaration.name.getText(), spelling, spelling);
}

/** A module has a main object; anything else is a program that connects to the engine. */
const isModule = (unit: Unit): boolean => unit.files.some(({snippet}) => snippet.text.includes('@object('));

function diagnose(program: ts.Program, {snippet, file}: Source): Failure[] {
  const source = program.getSourceFile(file);
  if (!source) return [failureAt(snippet, 1, "the compiler didn't read it")];
  const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    (diagnostic) => {
      const {line} = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n').replace(/\n\s*/g, ' ');
      return {line: line + 1, message, missing: notBundled(message)};
    },
  );
  // Other errors in the same file are consequences of the missing import.
  const missing = problems.filter((problem) => problem.missing !== undefined);
  return [
    ...(missing.length > 0 ? missing : problems).map((problem) =>
      failureAt(snippet, problem.line, problem.missing ?? problem.message),
    ),
    ...lostInitialValues(source).map(({line, name}) =>
      failureAt(
        snippet,
        line,
        `the initial value of '${name}' is lost, because the engine itself creates objects of classes without a constructor. Add one`,
      ),
    ),
  ];
}

/** Properties with an initial value in classes that have `@object()` and no constructor. */
function lostInitialValues(source: ts.SourceFile): {line: number; name: string}[] {
  return source.statements
    .filter(ts.isClassDeclaration)
    .filter((node) => ts.getDecorators(node)?.some(({expression}) => /^object\b/.test(expression.getText(source))))
    .filter(({members}) => !members.some(ts.isConstructorDeclaration))
    .flatMap(({members}) => members.filter(ts.isPropertyDeclaration))
    .filter(
      ({initializer, modifiers}) => initializer && !modifiers?.some(({kind}) => kind === ts.SyntaxKind.StaticKeyword),
    )
    .filter(({initializer}) => initializer && !ts.isArrowFunction(initializer))
    .map(({name}) => ({
      line: source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1,
      name: name.getText(source),
    }));
}

/** Explains the compiler's message for a name that the npm package exports, but a module's SDK doesn't. */
function notBundled(message: string): string | undefined {
  const [, name] = /^Module '"@dagger\.io\/dagger"' .*?exported member '(\w+)'/.exec(message) ?? [];
  if (name === undefined || !packageExports().has(name)) return undefined;
  return `the SDK bundled with modules doesn't export '${name}'; only the npm package, which clients use, does`;
}

let exported: ReadonlySet<string> | undefined;

/** The names that the npm package exports. */
function packageExports(): ReadonlySet<string> {
  if (exported !== undefined) return exported;
  const program = ts.createProgram([sdkIndex.replace(/\.js$/, '.d.ts')], OPTIONS);
  const checker = program.getTypeChecker();
  const [source] = program.getRootFileNames().map((file) => program.getSourceFile(file));
  const symbol = source && checker.getSymbolAtLocation(source);
  exported = new Set(symbol ? checker.getExportsOfModule(symbol).map(({name}) => name) : []);
  return exported;
}

/** Reads the snippets from memory, and provides each module's own SDK. */
function virtualHost(virtual: ReadonlyMap<string, string>, sdks: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS, true);
  const cache = ts.createModuleResolutionCache(projectRoot, (name) => name, OPTIONS);
  return {
    ...host,
    fileExists: (file) => virtual.has(file) || host.fileExists(file),
    readFile: (file) => virtual.get(file) ?? host.readFile(file),
    directoryExists: (folder) => folder.startsWith(virtualRoot) || (host.directoryExists?.(folder) ?? false),
    getSourceFile: (file, options, ...rest) => {
      const text = virtual.get(file);
      return text === undefined
        ? host.getSourceFile(file, options, ...rest)
        : ts.createSourceFile(file, text, options, true);
    },
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({text}) => {
        const sdk = text === PACKAGE ? sdkFor(containing, sdks) : undefined;
        if (sdk !== undefined) {
          return {resolvedModule: {resolvedFileName: sdk, extension: ts.Extension.Dts, isExternalLibraryImport: false}};
        }
        return ts.resolveModuleName(
          text,
          containing,
          OPTIONS,
          {...host, fileExists: (file) => virtual.has(file) || host.fileExists(file)},
          cache,
        );
      }),
  };
}

function sdkFor(containing: string, sdks: ReadonlyMap<string, string>): string | undefined {
  for (let folder = path.dirname(containing); folder.startsWith(virtualRoot); folder = path.dirname(folder)) {
    const sdk = sdks.get(folder);
    if (sdk !== undefined) return sdk;
  }
  return undefined;
}
