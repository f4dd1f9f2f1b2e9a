/**
 * Returns the index of the tab that a key moves the focus to.
 *
 * @param index of the focused tab, from 0
 * @returns undefined if the key doesn't move the focus
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
