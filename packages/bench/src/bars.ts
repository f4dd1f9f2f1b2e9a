/** The goals of this site: an absolute maximum, or a multiple of the best peer's value. */
export type Bar = {kind: 'limit'; max: number} | {kind: 'ratio'; max: number};

export const bars = {
  bytesBeforeIntent: {kind: 'ratio', max: 0.6},
  firstPaint: {kind: 'ratio', max: 1},
  largestPaint: {kind: 'ratio', max: 1},
  blocking: {kind: 'limit', max: 20},
  shift: {kind: 'limit', max: 0},
  navigation: {kind: 'ratio', max: 1},
  build: {kind: 'ratio', max: 1},
  edit: {kind: 'ratio', max: 0.8},
  /** Seconds until an edit is seen. */
  startEdit: {kind: 'limit', max: 2},
  memory: {kind: 'ratio', max: 1},
  /** Of the whole site, against plain pages without a cache. */
  whole: {kind: 'ratio', max: 1.5},
  wholeEdit: {kind: 'ratio', max: 0.7},
  /** KiB, compressed: 150 and 60 KB. */
  searchBytes: {kind: 'limit', max: 146.4},
  indexBytes: {kind: 'limit', max: 58.5},
  firstSearch: {kind: 'ratio', max: 1},
  searchKey: {kind: 'limit', max: 100},
  visitBytes: {kind: 'ratio', max: 1},
  visitTime: {kind: 'ratio', max: 1},
  /** KiB, compressed. */
  scripts: {kind: 'limit', max: 110},
} as const satisfies Record<string, Bar>;
