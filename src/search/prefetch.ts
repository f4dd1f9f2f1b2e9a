/** The part of the Network Information API that some browsers have. */
type Connection = {saveData?: boolean; effectiveType?: string} | undefined;

/** Words looked at, evenly spread over the alphabet, which reach every file of the index. */
const samples = 96;

/**
 * Loads the rest of the index one file after the other while the browser has nothing else to do, so that words which are
 * typed for the first time need no network. Readers who save data are spared; it ends at the first failure.
 *
 * @param words in any order
 * @param load loads the file of the index that has a word
 */
export async function loadRest(words: readonly string[], load: (word: string) => Promise<void>): Promise<void> {
  const {connection} = navigator as Navigator & {connection?: Connection};
  if (connection?.saveData === true || connection?.effectiveType?.includes('2g') === true) {
    return;
  }
  const sorted = [...words].sort();
  const step = Math.max(1, Math.floor(sorted.length / samples));
  try {
    for (const word of sorted.filter((_, index) => index % step === 0)) {
      await idle();
      await load(word);
    }
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
