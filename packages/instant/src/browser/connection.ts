/** The part of the Network Information API that some browsers have. */
type Connection = {saveData?: boolean; effectiveType?: string} | undefined;

/** Whether the reader saves data or is on a slow connection: nothing is preloaded then. */
export function sparesData(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
