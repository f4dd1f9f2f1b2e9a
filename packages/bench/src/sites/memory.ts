import {execFile} from 'node:child_process';

const interval = 250;

/**
 * Samples the memory of a process and its descendants four times per second: the sum of their resident sets, in which
 * shared pages count once per process.
 *
 * @returns a function that stops sampling and returns the maximum, in MiB
 */
export function watchMemory(pid: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    execFile('ps', ['-A', '-o', 'pid=,ppid=,rss='], {encoding: 'utf8'}, (error, table) => {
      if (!error) peak = Math.max(peak, treeSize(table, pid));
    });
  }, interval);
  return () => {
    clearInterval(timer);
    return peak / 1024;
  };
}

/** Sums the KiB of a process and its descendants, from lines of process, parent and KiB. */
function treeSize(table: string, pid: number): number {
  const children = new Map<number, {id: number; size: number}[]>();
  let own = 0;
  for (const line of table.trim().split('\n')) {
    const [id = 0, parent = 0, size = 0] = line.trim().split(/\s+/).map(Number);
    if (id === pid) own = size;
    children.set(parent, [...(children.get(parent) ?? []), {id, size}]);
  }
  const below = (id: number): number =>
    (children.get(id) ?? []).reduce((sum, child) => sum + child.size + below(child.id), 0);
  return own + below(pid);
}
