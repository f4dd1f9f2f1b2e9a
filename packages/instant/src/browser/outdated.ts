import {fetchFresh} from './fetch-text';
import {listed} from './page-lists';

/** Whether the host has deployed another build, whose pages reference different scripts. False if it doesn't answer. */
export async function isOutdated(): Promise<boolean> {
  const text = await fetchFresh(location.pathname).catch(() => '');
  const scripts = listed('page-scripts', new DOMParser().parseFromString(text, 'text/html'));
  return scripts.length > 0 && String(scripts) !== String(listed('page-scripts'));
}
