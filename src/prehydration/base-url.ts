import {baseUrl} from '../config/site';

/**
 * Suppresses the framework's banner about a wrong base URL if the home page was loaded from the right address
 * (Docusaurus 3.10, `BaseUrlIssueBanner`). The framework shows the banner until scripts run, which is late on this
 * site. At any other address, including one below the base path, the banner shows.
 */
export function suppressBaseUrlBanner(): void {
  const home = location.pathname.replace(/index\.html$/, '');
  if (`${home}/`.replace(/\/+/g, '/') === baseUrl) Object.assign(window, {docusaurus: {}});
  // The banner suggests the page's path.
  else if (location.protocol.startsWith("http") && !home.startsWith(baseUrl)) history.replaceState(history.state, '', home);
}
