/**
 * Whether the reader sees the top of the page first. One who arrives at another position (by a hash, a text fragment, or
 * going back) needs all heights immediately.
 */
export function startsAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  // Unlike `location`, its address includes the text fragment.
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === 'navigate' &&
    !navigation.name.includes('#')
  );
}
