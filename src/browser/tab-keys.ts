/**
 * The tab that a key moves the focus to, in a list of tabs.
 *
 * @param index of the tab that has the focus, from 0
 * @returns its index; undefined for a key that moves nothing
 */
export function focusedTab(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
