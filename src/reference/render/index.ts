import type {Since} from '../since';
import type {ReferenceConfig, Sdk} from '../types';
import {createContext, pagePath} from './context';
import {modulePage, modulesPage, sectionPage} from './indexes';
import {symbolPage} from './symbol';

/**
 * Renders every page of the reference.
 *
 * @param examples the text of the configured examples, by `module` or `module/symbol`
 * @returns Markdown by file name relative to the section
 */
export function renderReference(
  sdk: Sdk,
  since: Since,
  config: ReferenceConfig,
  examples: Record<string, string>,
): Map<string, string> {
  const context = createContext(sdk, since, config);
  const pages = new Map<string, string>();
  pages.set('index.md', sectionPage(context));
  pages.set('modules.md', modulesPage(context));
  for (const module of config.modules) {
    pages.set(`${module.path}/index.md`, modulePage(context, module, examples[module.path]));
  }
  for (const symbol of sdk.values()) {
    pages.set(`${pagePath(symbol)}.md`, symbolPage(context, symbol, examples[`${symbol.module}/${symbol.name}`]));
  }
  return pages;
}
