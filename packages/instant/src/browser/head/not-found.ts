import {whenParsed} from '../parsed';

/**
 * Opens the page whose address differs in its case only. The router would find it, but shows the not-found page until
 * scripts have loaded, and most hosts have no such file.
 */
export function answerOtherCase(): void {
  const {pathname, search, hash} = location;
  const lower = pathname.toLowerCase();
  whenParsed(() => {
    if (lower === pathname || !document.querySelector('[data-not-found]')) return;
    fetch(lower, {method: 'HEAD'}).then(
      ({ok}) => ok && location.replace(lower + search + hash),
      () => undefined,
    );
  });
}
