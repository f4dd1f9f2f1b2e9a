import {baseUrl} from '../config/site';

/**
 * Tells the framework's banner on a misconfigured base URL that all is well: it takes a home page whose scripts haven't
 * run for one whose files are elsewhere (Docusaurus 3.10, `BaseUrlIssueBanner`), and here scripts run late. Where the home
 * page lies at another address, below the base path included, the banner shows.
 */
export function vouchForBaseUrl(): void {
  const home = location.pathname.replace(/index\.html$/, '');
  if (`${home}/`.replace('//', '/') === baseUrl) Object.assign(window, {docusaurus: {}});
}
