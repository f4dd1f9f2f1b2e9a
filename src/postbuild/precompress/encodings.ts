/** The encodings of precompressed files, the better one first. */
const encodings = ['br', 'gzip'] as const;

/** What a precompressed file's name ends in. */
export const extensions = {br: 'br', gzip: 'gz'} as const;

/** A content coding as HTTP names it. */
export type Encoding = (typeof encodings)[number];

/**
 * Reads the header Accept-Encoding.
 *
 * @param header its value, undefined where the request has none
 * @returns the encodings of the precompressed files that the client takes, the better one first
 */
export function acceptedEncodings(header = ''): Encoding[] {
  const refused = /;\s*q=0(?:\.0*)?$/;
  const items = header.split(',').map((item) => item.trim().toLowerCase());
  const taken = new Set(items.filter((item) => !refused.test(item)).map((item) => item.split(';')[0]?.trim()));
  return encodings.filter((encoding) => taken.has(encoding));
}
