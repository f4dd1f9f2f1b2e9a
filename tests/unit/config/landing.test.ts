import {expect, test} from 'vitest';
import * as landing from '../../../src/config/landing';

test('every icon of the landing page has a path', () => {
  const icons = [...JSON.stringify(landing).matchAll(/"icon":"([^"]*)"/g)].map(([, icon]) => icon);
  expect(icons.length).toBeGreaterThan(5);
  expect(icons.filter((icon) => !/^m/i.test(icon ?? ''))).toEqual([]);
});
