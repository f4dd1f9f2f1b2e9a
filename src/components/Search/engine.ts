import siteConfig from '@generated/docusaurus.config';
import type {SearchEngine} from '@site/src/search/types';

let loading: Promise<SearchEngine> | undefined;

/**
 * Loads the program of the embedded search, once; its index loads when it is warmed or asked.
 *
 * @throws where the program does not load; the next call tries again
 */
export function loadEngine(): Promise<SearchEngine> {
  loading ??= import('@site/src/search/engine').then(
    ({createEngine}) => createEngine(siteConfig.baseUrl),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
