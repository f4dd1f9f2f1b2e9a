/** By how many CSS pixels a reader may scroll before an enlarged image closes. */
export const scrollOffset = 40;
