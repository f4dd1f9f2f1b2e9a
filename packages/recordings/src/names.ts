/** The folder of recordings in the site and in `src/`: `recordings/NAME.cast`. */
export const recordingsFolder = 'recordings';

/**
 * The document that plays a recording in a frame, relative to the site. Not `.html`, because each such file is treated
 * as a page.
 */
export const playerFile = 'player.htm';

/** The address of the player for a recording; the base path has slashes at both ends. */
export const playerAddress = (baseUrl: string, name: string): string => `${baseUrl}${playerFile}#${name}`;

/** The recording in a player's address, relative to the player; undefined if there's none. */
export function castAddress(hash: string): string | undefined {
  const [, name] = /^#([\w-]+(?:\/[\w-]+)*)$/.exec(hash) ?? [];
  return name && `${recordingsFolder}/${name}.cast`;
}
