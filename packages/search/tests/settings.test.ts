import {describe, expect, test} from 'vitest';
import {readSearchSettings, searchServices} from '../src/node/settings';

const id = {ALGOLIA_APP_ID: 'A1'};
const key = {ALGOLIA_API_KEY: 'k'};
const name = {ALGOLIA_INDEX_NAME: 'docs'};

describe('the search settings', () => {
  test('select the embedded search if variables are missing or empty', () => {
    const embedded = {
      appId: 'embedded',
      apiKey: 'embedded',
      indexName: 'dagger-0.18',
      contextualSearch: false,
      searchPagePath: false,
    };
    expect(readSearchSettings({}, 'dagger-0.18')).toEqual(embedded);
    expect(readSearchSettings({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' '}, 'dagger-0.18')).toEqual(embedded);
  });

  test('select Algolia if all three are set', () => {
    expect(readSearchSettings({...id, ...key, ...name}, 'dagger-0.18')).toEqual({
      appId: 'A1',
      apiKey: 'k',
      indexName: 'docs',
      contextualSearch: false,
      searchPagePath: false,
    });
  });

  test.each([
    [id, 'ALGOLIA_APP_ID is set, but ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are missing'],
    [{...id, ...name}, 'ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME are set, but ALGOLIA_API_KEY is missing'],
    [
      {...key, ...name, ALGOLIA_APP_ID: ' '},
      'ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are set, but ALGOLIA_APP_ID is missing',
    ],
  ])('fail the build with a one-line error if incomplete: %o', (environment, message) => {
    const read = () => readSearchSettings(environment, 'dagger-0.18');
    expect(read).toThrow(`environment: ${message}. Set all of them, or none.`);
    expect(read).not.toThrow(/\n/);
  });

  test('name Algolia’s hosts only if all three are set', () => {
    expect(searchServices({})).toEqual({scripts: [], connections: []});
    expect(searchServices({...id, ...key, ...name}).connections).toContain('https://*.algolia.net');
    expect(() => searchServices(id)).toThrow('ALGOLIA_APP_ID is set');
  });
});
