import {baseUrl} from '../config/site';

/**
 * Tells the framework's banner on a misconfigured base URL that all is well. It takes a page whose scripts have not run
 * for one whose files are elsewhere; here the page's own address shows where the files are.
 */
export function vouchForBaseUrl(): void {
  if (`${location.pathname}/`.startsWith(baseUrl)) Object.assign(window, {docusaurus: {}});
}
