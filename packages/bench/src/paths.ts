import path from 'node:path';
import {root} from '@docs-kit/base/node/root';

/** The packages of peers that aren't this repository's; each folder has its own lock file. */
export const peersFolder = path.join(__dirname, '..', 'peers');
/** All output of a run: projects, sites, results. */
export const workFolder = path.join(root, '.cache', 'bench');
