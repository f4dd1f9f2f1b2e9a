import {loadCommands} from '../../src/content/facts/facts';
import {loadApi} from '../../src/content/api/model';
import {loadSample} from '../modules/sample';
import {createCatalog, type Catalog} from './catalog';
import type {CommandContext} from './dagger';
import {checkPipelines} from './pipelines';
import {createSchema, type Schema} from './schema';

/** Where a piece of shell code stands. */
export interface CodePlace {
  /** The sample whose module the code calls: `services/bind-http`. */
  sample?: string;
  /** The project's folder; the current one by default. */
  root?: string;
}

let catalog: Catalog | undefined;
const schemas = new Map<string, Promise<Schema>>();

async function loadSchema(root: string, sample: string): Promise<Schema> {
  const loaded = sample === '' ? undefined : await loadSample(root, sample);
  return createSchema(loadApi('0.18.14'), loaded?.modules[0], loaded?.dependencies);
}

/** Everything that a check of shell code needs; a sample's module is read once. */
export async function createContext({sample = '', root = process.cwd()}: CodePlace): Promise<CommandContext> {
  const key = `${root}\0${sample}`;
  const loading = schemas.get(key) ?? loadSchema(root, sample);
  schemas.set(key, loading);
  catalog ??= createCatalog(loadCommands());
  const context: CommandContext = {
    catalog,
    schema: await loading,
    checkDaggerShell: (code, schema) => checkPipelines(code, {...context, schema}),
    graphql: [],
  };
  return context;
}
