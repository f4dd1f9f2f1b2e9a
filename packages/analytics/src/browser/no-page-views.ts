/** Replaces `usePageViews` in a site that counts none, so that nothing of it is bundled. */
export function usePageViews(): void {
  // Nothing is counted.
}
