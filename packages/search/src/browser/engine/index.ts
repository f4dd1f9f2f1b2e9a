import {createEngine} from '../../engine/engine';
import type {SearchEngine} from '../../engine/types';
import {fetchJson} from './files';
import {prefetch} from './prefetch';

/** Creates the engine that loads its index over HTTP. */
export const createBrowserEngine = (baseUrl: string): SearchEngine => createEngine(baseUrl, {fetchJson, prefetch});
