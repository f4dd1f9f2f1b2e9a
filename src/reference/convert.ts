import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {
  Comment,
  DeclarationReflection,
  ProjectReflection,
  SignatureReflection,
  SomeType,
  TypeDocOptions,
} from 'typedoc';
import type * as TypeDocModule from 'typedoc';
import {inputError} from './fail';
import type {Callable, Doc, Field, Kind, ReferenceConfig, Sdk, SdkSymbol, TypeText} from './types';

type TypeDoc = typeof TypeDocModule;

const INSTALL = 'Run "npm ci".';

/** The declaration files of the configured modules, relative to the site, in order. */
export function declarationFiles(config: ReferenceConfig): string[] {
  return config.modules.flatMap(({declarations}) =>
    declarations.map((name) => `node_modules/${config.packageName}/dist/src/${name}.d.ts`),
  );
}

/**
 * Checks that the SDK package is installed in the configured version, with the expected declaration files.
 *
 * @throws InputError where it is not
 */
export function checkPackage(siteDir: string, config: ReferenceConfig): void {
  const manifest = `node_modules/${config.packageName}/package.json`;
  if (!existsSync(path.join(siteDir, manifest))) {
    throw inputError(manifest, 1, 'the SDK package of the reference is not installed.', INSTALL);
  }
  const {version} = JSON.parse(readFileSync(path.join(siteDir, manifest), 'utf8')) as {version?: string};
  if (version !== config.packageVersion) {
    throw inputError(manifest, 1, `the version is ${version}, expected ${config.packageVersion}.`, INSTALL);
  }
  for (const file of declarationFiles(config)) {
    if (!existsSync(path.join(siteDir, file))) {
      throw inputError(file, 1, 'the SDK package lacks this declaration file.', INSTALL);
    }
  }
}

/**
 * Reads the declarations of the SDK package with TypeDoc.
 *
 * @throws InputError where a required symbol is not declared
 */
export async function convertSdk(siteDir: string, config: ReferenceConfig): Promise<Sdk> {
  checkPackage(siteDir, config);
  // Node's own `require`, and only when needed: the site's loader would transpile TypeDoc and TypeScript again.
  const typedoc = createRequire(path.join(siteDir, 'package.json'))('typedoc') as TypeDoc;
  const options = {
    entryPoints: declarationFiles(config).map((file) => path.join(siteDir, file)),
    compilerOptions: {module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true, strict: true, types: ['node']},
    // The SDK is "external" by TypeDoc's default (it lies in node_modules); only the language's own library is not ours.
    externalPattern: ['**/typescript/lib/**'],
    excludeExternals: true,
    excludePrivate: true,
    excludeProtected: true,
    skipErrorChecking: true,
    sort: ['source-order'],
    disableSources: true,
    readme: 'none',
    logLevel: 'Error',
  } satisfies Partial<TypeDocOptions>;
  // Without the readers of configuration files: the site's own tsconfig.json excludes node_modules.
  const app = await typedoc.Application.bootstrap(options, []);
  const project = await app.convert();
  const sdk = project ? collect(typedoc, project, config) : new Map<string, SdkSymbol>();
  for (const module of config.modules) {
    for (const name of module.required) {
      if (sdk.get(name)?.module === module.path) continue;
      const file = `node_modules/${config.packageName}/dist/src/${module.declarations[0]}.d.ts`;
      throw inputError(file, 1, `"${name}" is not declared.`, INSTALL);
    }
  }
  return sdk;
}

function collect(typedoc: TypeDoc, project: ProjectReflection, config: ReferenceConfig): Sdk {
  const {ReflectionKind} = typedoc;
  const kinds = new Map<number, Kind>([
    [ReflectionKind.Class, 'class'],
    [ReflectionKind.Enum, 'enumeration'],
    [ReflectionKind.Interface, 'interface'],
    [ReflectionKind.TypeAlias, 'type-alias'],
    [ReflectionKind.Function, 'function'],
    [ReflectionKind.Variable, 'variable'],
  ]);
  const order = [...kinds.values()];
  const symbols: SdkSymbol[] = [];
  for (const module of config.modules) {
    const names = module.declarations.map((name) => name.replace(/\/index$/, ''));
    const children = (project.children ?? []).filter(({name}) => names.includes(name)).flatMap((m) => m.children ?? []);
    const own = children.flatMap((child) => {
      const kind = kinds.get(child.kind);
      return kind && !config.hidden.test(child.name) ? [toSymbol(typedoc, child, module.path, kind)] : [];
    });
    own.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.name.localeCompare(b.name, 'en'));
    symbols.push(...own);
  }
  return new Map(symbols.map((symbol) => [symbol.tsName, symbol]));
}

function toSymbol(typedoc: TypeDoc, source: DeclarationReflection, module: string, kind: Kind): SdkSymbol {
  const {ReflectionKind} = typedoc;
  const object = source.type?.type === 'reflection' ? source.type.declaration : undefined;
  const members = source.children ?? object?.children ?? [];
  const methods: Callable[] = (source.signatures ?? []).map((signature) => toCallable(signature, source));
  const fields: Field[] = [];
  for (const member of members) {
    if (member.kind === ReflectionKind.Constructor || member.name.startsWith('_') || member.flags.isProtected) continue;
    const signature = callSignature(member);
    if (signature) methods.push(toCallable(signature, member));
    else fields.push(toField(member));
  }
  return {
    module,
    kind,
    name: source.name.replace(/_$/, ''),
    tsName: source.name,
    doc: toDoc(source.comment ?? source.signatures?.[0]?.comment),
    methods: methods.sort((a, b) => a.name.localeCompare(b.name, 'en')),
    fields,
    type: source.type && !object?.children ? typeText(source.type) : undefined,
  };
}

/** The SDK declares its methods as properties that hold arrow functions. */
function callSignature(member: DeclarationReflection): SignatureReflection | undefined {
  const inType = member.type?.type === 'reflection' ? member.type.declaration.signatures : undefined;
  return (member.signatures ?? inType)?.[0];
}

function toCallable(signature: SignatureReflection, member: DeclarationReflection): Callable {
  return {
    name: member.name,
    params: (signature.parameters ?? []).map((param) => ({
      name: param.name,
      type: typeText(param.type),
      optional: param.flags.isOptional,
      doc: toDoc(param.comment),
    })),
    returns: typeText(signature.type),
    doc: toDoc(member.comment ?? signature.comment),
  };
}

function toField(member: DeclarationReflection): Field {
  const defaultValue = member.comment
    ?.getTag('@defaultValue')
    ?.content.map(({text}) => text)
    .join('');
  return {
    name: member.name,
    type: typeText(member.type),
    optional: member.flags.isOptional,
    doc: toDoc(member.comment),
    defaultValue: defaultValue?.replace(/^```\w*\n|\n```$|`/g, '').trim(),
  };
}

function toDoc(comment: Comment | undefined): Doc {
  const experimental = /^EXPERIMENTAL API!.*$/m;
  // The SDK closes a bracket that was never opened.
  const text = partsText(comment?.summary).replace(/^([^(]*)\)$/, '$1');
  const deprecated = comment?.getTag('@deprecated');
  return {
    text: text.replace(experimental, '').trim(),
    deprecated: deprecated && partsText(deprecated.content),
    experimental: experimental.test(text) || (comment?.hasModifier('@experimental') ?? false),
  };
}

function partsText(parts: Comment['summary'] = []): string {
  const text = parts.map((part) => (part.kind === 'inline-tag' ? `\`${part.text}\`` : part.text)).join('');
  // One link tag of the SDK is opened with the wrong bracket.
  return text.replace(/\(@link (\w+)\}/g, '`$1`').trim();
}

/** Writes a type as TypeScript does, and notes which symbols of the SDK are in it. */
function typeText(type: SomeType | undefined): TypeText {
  const refs: string[] = [];
  const print = (part: SomeType | undefined): string => {
    if (!part) return 'unknown';
    switch (part.type) {
      case 'reference': {
        if (part.reflection) refs.push(part.name);
        return part.name + (part.typeArguments?.length ? `<${part.typeArguments.map(print).join(', ')}>` : '');
      }
      case 'array':
        return /[ |&]/.test(print(part.elementType))
          ? `(${print(part.elementType)})[]`
          : `${print(part.elementType)}[]`;
      case 'union':
        return part.types.map(print).join(' | ');
      case 'intersection':
        return part.types.map(print).join(' & ');
      case 'indexedAccess':
        return `${print(part.objectType)}[${print(part.indexType)}]`;
      case 'reflection': {
        const [signature] = part.declaration.signatures ?? [];
        if (signature) {
          const params = (signature.parameters ?? []).map(({name, type: of}) => `${name}: ${print(of)}`);
          return `(${params.join(', ')}) => ${print(signature.type)}`;
        }
        const fields = (part.declaration.children ?? []).map(({name, type: of}) => `${name}: ${print(of)}`);
        return `{${fields.join('; ')}}`;
      }
      default:
        return part.toString();
    }
  };
  const text = print(type);
  return {text, refs: [...new Set(refs)]};
}
