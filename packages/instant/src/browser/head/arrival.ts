/** How the reader came to this page; undefined if the browser doesn't tell. */
export function navigation(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry : undefined;
}

/**
 * Whether the reader sees the top of the page first. One who arrives at another position (by a hash, a text fragment, or
 * going back) needs all heights immediately.
 */
export function startsAtTop(): boolean {
  const arrival = navigation();
  // Unlike `location`, its address includes the text fragment.
  return arrival?.type === 'navigate' && !arrival.name.includes('#');
}
