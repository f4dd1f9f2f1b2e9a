import type {ThemeConfig} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

/** Links in running text to other pages. With those of API names and cards, a sheet would be full of addresses. */
const links = '.theme-doc-markdown :is(p:not([class]), li) > a[href^="/"]:not(:has(code, span))';

/** Gives the first link to each address the attribute that `print.css` prints after it. */
function addAddresses(page: string): void {
  const printed = new Set<string>();
  for (const link of Array.from(document.querySelectorAll<HTMLAnchorElement>(links))) {
    const {href} = new URL(link.pathname + link.hash, page);
    if (!printed.has(href)) link.dataset.address = href;
    printed.add(href);
  }
}

/**
 * Shows a text and the sheet's number in the margin of each sheet, instead of the lines that `print.css` shows on the
 * first one. A style sheet can't do this alone: in a margin box, `attr()` has no element to read from.
 */
function labelSheets(text: string): void {
  if (!('CSSMarginRule' in window)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '@page{margin:14mm 12mm 16mm;font:8pt sans-serif;' +
      `@bottom-left{content:"${text}";padding-left:16px}` +
      '@bottom-right{content:counter(page)" / "counter(pages);padding-right:16px}}' +
      'head{display:none}',
  );
  document.adoptedStyleSheets = [sheet];
}

/** Prepares a page for paper whenever the reader prints it: the product, the version and the address are on each sheet. */
export function preparePrints(): void {
  const {navbar} = siteConfig.themeConfig as ThemeConfig;
  addEventListener('beforeprint', () => {
    const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    // Missing on "Next" pages, which describe several versions.
    const version = document.querySelector<HTMLMetaElement>('meta[name=docusaurus_version]:not([content=current])');
    addAddresses(page);
    labelSheets(version ? `${navbar.title ?? ''} ${version.content} · ${page}` : page);
  });
}
