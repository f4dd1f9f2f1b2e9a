import {printedBy, type ModuleReader, type RawDefinition} from '../../modules/raw';
import {toolchainFolder} from '../../shared/files';
import type {Problem} from '../../shared/units';

/** Makes the `go` command independent of the user's settings. */
export const environment = {GOWORK: 'off', GOFLAGS: '', GOTOOLCHAIN: 'local', CGO_ENABLED: '0'};

/** Reads what Go modules expose, and finds what the compiler doesn't report. */
export const inspectGo = printedBy<{definitions: RawDefinition[] | null; problems: Problem[]}>(
  () => ['go', 'run', './internal/inspect'],
  {cwd: toolchainFolder('go'), env: {...process.env, ...environment}},
);

/** Reads the functions and types that Go modules expose. */
export const readGo: ModuleReader = (modules) => inspectGo(modules).map(({definitions}) => definitions);
