import path from 'node:path';
import ts from 'typescript';
import {loadApi} from '@docs-kit/dagger/api/model';
import {dependenciesOf} from '../../shared/dependencies';
import type {FoundCall, LanguageChecker} from '../../shared/snippets';
import {projectRoot} from '../../shared/files';
import {failuresIn, sourcesOf, toUnits, type Problem, type Sources, type Unit} from '../../shared/units';
import {moduleSdk} from './sdk';

const sdkPackage = '@dagger.io/dagger';
const packageFolder = path.join(projectRoot, 'node_modules', sdkPackage);
const sdkIndex = path.join(packageFolder, 'dist/src/index.js');
const clientFile = path.join(packageFolder, 'dist/src/api/client.gen.d.ts').split(path.sep).join('/');

/** The virtual folder of the snippets; nothing is written there. */
const virtualRoot = path.join(projectRoot, '.cache/verify/typescript');
/** Declares what modules import from the SDK. */
const moduleSdkFile = path.join(virtualRoot, 'dagger-sdk.d.ts');

/** The compiler options of a project created by `dagger init`, plus strict. */
const compilerOptions: ts.CompilerOptions = {
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

/** The beginnings of the API that only clients have. */
const hiddenFromModules = ['Client.engine', 'Client.host'];

/** A single program for all snippets, so that the SDK and the library are read once. */
export const typescriptChecker: LanguageChecker = {
  name: 'TypeScript',
  languages: ['typescript', 'ts', 'tsx'],
  check(snippets) {
    const units = toUnits(snippets, '.ts');
    const sources = sourcesOf(units, folderOf);
    const program = compile(units, sources);
    const parsed = [...sources.keys()].map((file) => {
      const source = program.getSourceFile(file);
      if (!source) throw new Error(`the compiler didn't read ${file}`);
      return source;
    });
    const members = membersByName();
    const calls = parsed.flatMap((source) => callsIn(source, program.getTypeChecker(), members));
    const modules = new Set(sourcesOf(units.filter(isModule), folderOf).keys());
    const hidden = calls
      .filter(({file, member}) => modules.has(file) && hiddenFromModules.includes(member))
      .map((call) => ({...call, message: `the engine hides ${call.member} from modules: only clients have it`}));
    return {
      failures: failuresIn(sources, [...parsed.flatMap((source) => diagnose(program, source)), ...hidden]),
      calls: calls.flatMap(({file, ...call}) => {
        const snippet = sources.get(file);
        return snippet ? [{...call, file: snippet.file}] : [];
      }),
    };
  },
};

const folderOf = ({key}: Unit): string => path.join(virtualRoot, key);

function compile(units: readonly Unit[], sources: Sources): ts.Program {
  const virtual = new Map(Array.from(sources, ([file, {text}]) => [file, text]));
  virtual.set(moduleSdkFile, moduleSdk(sdkIndex, dependenciesOf(units)));
  const modules = new Set(units.filter(isModule).map(({key}) => key));
  return ts.createProgram([...virtual.keys()], compilerOptions, virtualHost(virtual, modules));
}

/** A 1-based line and column. */
function placeOf(source: ts.SourceFile, position: number): {file: string; line: number; column: number} {
  const {line, character} = source.getLineAndCharacterOfPosition(position);
  return {file: source.fileName, line: line + 1, column: character + 1};
}

/** The members of the API by the SDK's names. The root's are those of `Client`, as in every SDK. */
function membersByName(): Map<string, string> {
  const members = new Map<string, string>();
  for (const object of loadApi().types.values()) {
    if (object.kind !== 'object') continue;
    const type = object.name === 'Query' ? 'Client' : object.name;
    for (const field of object.fields.values())
      members.set(`${object.typescriptName}.${field.typescriptName}`, `${type}.${field.name}`);
  }
  return members;
}

/** The calls of the SDK's methods that query the API. */
function callsIn(source: ts.SourceFile, checker: ts.TypeChecker, members: ReadonlyMap<string, string>): FoundCall[] {
  const calls: FoundCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const {name} = node.expression;
      const owner = ownerOf(checker.getSymbolAtLocation(name)) ?? '';
      const member = members.get(`${owner}.${name.text}`);
      if (member !== undefined) calls.push({...placeOf(source, name.getStart(source)), member});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

/** The SDK's class that declares a method; undefined for helpers. */
function ownerOf(symbol: ts.Symbol | undefined): string | undefined {
  const [declaration, ...others] = symbol?.declarations ?? [];
  if (!declaration || others.length > 0 || !ts.isPropertyDeclaration(declaration)) return undefined;
  const {parent} = declaration;
  if (parent.getSourceFile().fileName !== clientFile || !ts.isClassDeclaration(parent)) return undefined;
  return parent.name?.text;
}

/** A module has a main object; anything else is a program that connects to the engine. */
const isModule = (unit: Unit): boolean => unit.files.some(({snippet}) => snippet.text.includes('@object('));

function diagnose(program: ts.Program, source: ts.SourceFile): Problem[] {
  const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({start = 0, messageText}) => {
      const message = ts.flattenDiagnosticMessageText(messageText, '\n').replace(/\n\s*/g, ' ');
      return {...placeOf(source, start), message};
    },
  );
  return [...problems, ...lostInitialValues(source)];
}

/** Properties with an initial value in classes that have `@object()` and no constructor. */
function lostInitialValues(source: ts.SourceFile): Problem[] {
  return source.statements
    .filter(ts.isClassDeclaration)
    .filter((node) => ts.getDecorators(node)?.some(({expression}) => /^object\b/.test(expression.getText(source))))
    .filter(({members}) => !members.some(ts.isConstructorDeclaration))
    .flatMap(({members}) => members.filter(ts.isPropertyDeclaration))
    .filter(({modifiers}) => !modifiers?.some(({kind}) => kind === ts.SyntaxKind.StaticKeyword))
    .filter(({initializer}) => initializer && !ts.isArrowFunction(initializer))
    .map(({name}) => ({
      ...placeOf(source, name.getStart(source)),
      message: `the initial value of '${name.getText(source)}' is lost, because the engine itself creates objects of classes without a constructor. Add one`,
    }));
}

/** Reads the snippets from memory, and provides modules, by the keys of their units, with the SDK that they see. */
function virtualHost(virtual: ReadonlyMap<string, string>, modules: ReadonlySet<string>): ts.CompilerHost {
  const host = ts.createCompilerHost(compilerOptions, true);
  const real = {...host};
  const cache = ts.createModuleResolutionCache(projectRoot, (name) => name, compilerOptions);
  host.fileExists = (file) => virtual.has(file) || real.fileExists(file);
  // `getSourceFile` calls it as well.
  host.readFile = (file) => virtual.get(file) ?? real.readFile(file);
  host.directoryExists = (folder) => folder.startsWith(virtualRoot) || (real.directoryExists?.(folder) ?? false);
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({text}) => {
      const [key = ''] = path.relative(virtualRoot, containing).split(path.sep);
      if (text !== sdkPackage || !modules.has(key))
        return ts.resolveModuleName(text, containing, compilerOptions, host, cache);
      return {
        resolvedModule: {resolvedFileName: moduleSdkFile, extension: ts.Extension.Dts, isExternalLibraryImport: false},
      };
    });
  return host;
}
