import {baseUrl} from '../config/site';

/** Where recordings lie in the site and in `static/`: `recordings/NAME.cast`. */
export const recordingsFolder = 'recordings';

/** The document that plays a recording inside a page, relative to the site. Every `.html` file is taken for a page. */
export const playerFile = 'player.htm';

/** The address of the document that plays a recording. */
export const playerAddress = (name: string): string => `${baseUrl}${playerFile}#${name}`;

/** The recording that an address of the player names, relative to the player; undefined where it isn't one. */
export function castAddress(hash: string): string | undefined {
  const [, name] = /^#([\w-]+(?:\/[\w-]+)*)$/.exec(hash) ?? [];
  return name && `${recordingsFolder}/${name}.cast`;
}
