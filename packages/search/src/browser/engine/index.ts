import {createEngine} from '../../engine/engine';
import type {SearchEngine} from '../../engine/types';
import {fetchJson} from './files';

/** Creates the engine that loads its index over HTTP. */
export const createBrowserEngine = (baseUrl: string): SearchEngine => createEngine(baseUrl, fetchJson);
