/** The part of the Network Information API that some browsers have. */
type Connection = {saveData?: boolean; effectiveType?: string} | undefined;

/** Whether the reader saves data, or has little of it: nothing is loaded ahead of need then. */
export function sparesData(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
