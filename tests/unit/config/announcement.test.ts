import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {announcement, announcementCheck} from '../../../src/config/announcement';

const check = (announcementBar?: object) =>
  announcementCheck({siteConfig: {themeConfig: {announcementBar}}} as unknown as LoadContext);

test('the site’s announcement bar, and a site without one, pass', () => {
  expect(check(announcement)).toEqual({name: 'announcement-check'});
  expect(check()).toEqual({name: 'announcement-check'});
});

test.each([{isCloseable: true}, {isCloseable: undefined}, {backgroundColor: '#fff'}, {textColor: 'red'}])(
  'the build stops at an announcement bar with %o, which would be ignored',
  (option) => {
    expect(() => check({...announcement, ...option})).toThrow(
      /^src\/config\/announcement\.ts:1: .* Set `isCloseable: false`/,
    );
  },
);
