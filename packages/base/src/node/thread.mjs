/* Calls a function of a TypeScript module, in a thread. Plain JavaScript, because a thread starts without the parent's
   loader. */
import {createRequire} from 'node:module';
import {workerData} from 'node:worker_threads';
import 'tsx';

const {module, name, args} = workerData;
await createRequire(import.meta.url)(module)[name](...args);
