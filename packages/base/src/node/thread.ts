import path from 'node:path';
import {Worker} from 'node:worker_threads';

/**
 * Calls a function in a thread of its own, so that it runs beside what its caller does meanwhile.
 *
 * @param module the path of the file that exports the function
 * @param name the function's name
 * @param args its arguments, as data
 * @throws what the function throws
 */
export function callInThread<Call extends (...args: never[]) => void>(
  module: string,
  name: string,
  ...args: Parameters<Call>
): Promise<void> {
  const thread = new Worker(path.join(__dirname, 'thread.mjs'), {workerData: {module, name, args}});
  return new Promise((resolve, reject) => {
    thread.once('error', reject).once('exit', () => resolve());
  });
}
