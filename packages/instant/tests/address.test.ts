import {describe, expect, test} from 'vitest';
import {readAddress} from '../src/browser/address';

describe('spec 2: the address of the opened page is normalised', () => {
  test.each([
    ['/0.18/', '/0.18/'],
    ['/0.18/index.html', '/0.18/'],
    ['/0.18/install', '/0.18/install'],
    ['/0.18/install/', '/0.18/install/'],
    ['/0.18/install.html', '/0.18/install'],
    ['/0.18/install/index.html', '/0.18/install'],
    ['/0.18//', '/0.18/'],
    ['/0.18//install', '/0.18/install'],
    ['/0.18/install//', '/0.18/install/'],
    ['/0.18/api%2Fsecrets%2f', '/0.18/api/secrets/'],
    ['/0.18//index.html', '/0.18/'],
    ['/0.18/caf%C3%A9.html', '/0.18/caf%C3%A9'],
    ['/index.html', '/'],
  ])('%s -> %s', (asked, pathname) => {
    expect(readAddress(asked, '/0.18/')).toEqual({pathname, decodable: true});
  });

  test('makes an invalid percent-encoding decodable', () => {
    const address = readAddress('/0.18/%E0%A4%A', '/0.18/');
    expect(address.decodable).toBe(false);
    expect(decodeURI(address.pathname)).toBe('/0.18/%E0%A4%A');
  });
});
