import {printedBy} from '../../modules/raw';
import {toolchainFolder} from '../../shared/files';

/** Makes the `go` command independent of the user's settings. */
export const environment = {GOWORK: 'off', GOFLAGS: '', GOTOOLCHAIN: 'local', CGO_ENABLED: '0'};

/** Reads the functions and types that Go modules expose. */
export const readGo = printedBy(() => ['go', 'run', './internal/inspect'], {
  cwd: toolchainFolder('go'),
  env: {...process.env, ...environment},
});
