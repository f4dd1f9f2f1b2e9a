import type {LanguageChecker} from '../types/snippets';

/**
 * What a checker needs a program for that isn't in package-lock.json.
 *
 * @param name as shown in messages: `Go`
 * @param oldest the first version that works: `1.23`
 * @param address where to get it
 * @param version finds the installed version; undefined if there's none
 */
export function toolchain(
  name: string,
  oldest: string,
  address: string,
  version: () => Promise<string | undefined>,
): Required<Pick<LanguageChecker, 'missing' | 'fingerprint'>> {
  const advice = `install ${name} ${oldest} or newer, see ${address}`;
  return {
    async missing() {
      const found = await version();
      if (found === undefined) return `${name} isn't installed: ${advice}`;
      const isOld = found.localeCompare(oldest, 'en', {numeric: true}) < 0;
      return isOld ? `${name} ${found} is too old: ${advice}` : undefined;
    },
    async fingerprint() {
      return (await version()) ?? '';
    },
  };
}
