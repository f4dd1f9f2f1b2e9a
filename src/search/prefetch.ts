/** The part of the Network Information API that some browsers have. */
type Connection = {saveData?: boolean; effectiveType?: string} | undefined;

/**
 * Loads the rest of the index one file after the other while the browser has nothing else to do, so that words which are
 * typed for the first time need no network. Readers who save data are spared; it ends at the first failure.
 *
 * @param load loads one file after the other, and waits before each
 */
export async function loadRest(load: (wait: () => Promise<void>) => Promise<void>): Promise<void> {
  const {connection} = navigator as Navigator & {connection?: Connection};
  if (connection?.saveData === true || connection?.effectiveType?.includes('2g') === true) {
    return;
  }
  try {
    await load(idle);
  } catch {
    // The next query reports what cannot be loaded.
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), {timeout: 1000});
    } else {
      setTimeout(resolve, 100);
    }
  });
}
