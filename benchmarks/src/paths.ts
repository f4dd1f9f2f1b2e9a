import path from 'node:path';

/** The repository. */
export const root = path.resolve(__dirname, '..', '..');
/** The peers' packages, a folder each with its own lock file. */
export const peersFolder = path.join(root, 'benchmarks', 'peers');
/** Everything that a run writes: projects, sites, results. */
export const workFolder = path.join(root, '.cache', 'bench');
