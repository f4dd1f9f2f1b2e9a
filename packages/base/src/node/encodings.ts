/** The encodings of precompressed files, best first. */
const encodings = ['br', 'gzip'] as const;

/** The file extension of a precompressed file. */
export const extensions = {br: 'br', gzip: 'gz'} as const;

/** The HTTP name of a content coding. */
export type Encoding = (typeof encodings)[number];

/**
 * Parses the Accept-Encoding header.
 *
 * @param header its value; undefined if the request has none
 * @returns the encodings of precompressed files that the client accepts, best first
 */
export function acceptedEncodings(header = ''): Encoding[] {
  const refused = /;\s*q=0(?:\.0*)?$/;
  const items = header.split(',').map((item) => item.trim().toLowerCase());
  const taken = new Set(items.filter((item) => !refused.test(item)).map((item) => item.split(';')[0]?.trim()));
  return encodings.filter((encoding) => taken.has(encoding));
}
