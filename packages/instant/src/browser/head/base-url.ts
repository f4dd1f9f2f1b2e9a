import {baseUrl} from './settings';

/**
 * Suppresses the framework's banner about a wrong base URL if the home page was loaded from the right address
 * (Docusaurus 3.10, `BaseUrlIssueBanner`). The framework shows the banner until scripts run, which is late on this
 * site. At any other address, including one below the base path, the banner shows.
 */
export function suppressBaseUrlBanner(): void {
  if (location.pathname === baseUrl) Object.assign(window, {docusaurus: {}});
}
