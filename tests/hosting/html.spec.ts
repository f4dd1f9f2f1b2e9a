import {expect, test} from '@playwright/test';
import {type ConfigData, HtmlValidate, StaticConfigLoader} from 'html-validate';
import {htmlFiles} from './built';

/** html-validate's recommended rules, but for those of style and those of the framework's own elements. */
const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // How React and the framework's head write HTML, which a browser reads the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // `__docusaurus` is the framework's root.
    'valid-id': ['error', {relaxed: true}],
    // The sign of an external link is an `svg` with a name.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    // The framework's region around the skip link, its announcement bar, and its links that open menus.
    'prefer-native-element': ['error', {exclude: ['region', 'banner', 'button']}],
  },
};

const parts = 2;

for (let part = 0; part < parts; part += 1) {
  test(`every page is valid HTML: part ${part + 1} of ${parts}`, async () => {
    test.setTimeout(180_000);
    const validator = new HtmlValidate(new StaticConfigLoader(config));
    const problems: string[] = [];
    for (const {file, html} of htmlFiles().filter((_, index) => index % parts === part)) {
      const {results} = await validator.validateString(html);
      for (const {ruleId, message, selector} of results.flatMap(({messages}) => messages)) {
        problems.push(`${file}: ${ruleId}: ${message} (${selector ?? ''})`);
      }
    }
    expect(problems.slice(0, 10), `${problems.length} problems`).toEqual([]);
  });
}

test('no two pages have one title, as tabs and search results show it', () => {
  const pages = new Map<string, string[]>();
  for (const {file, html} of htmlFiles()) {
    const title = /<title[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
    pages.set(title, [...(pages.get(title) ?? []), file]);
  }
  expect([...pages].filter(([, files]) => files.length > 1)).toEqual([]);
});
