import {describe, expect, test} from 'vitest';
import {place, score} from '../evaluation/score';

const question = {question: 'q', routes: ['/api/secrets/'], kind: 'howto'};

describe('search evaluation', () => {
  test('compares pages without base path, query and anchor', () => {
    expect(place({question, urls: ['/0.18/faq#x', '/0.18/api/secrets?sdk=go#y']}, '/0.18/')).toBe(2);
    expect(place({question, urls: ['/0.18/']}, '/0.18/')).toBe(0);
  });

  test('compares sections if requested and named', () => {
    const exact = {...question, sections: ['/api/secrets#y', '/api/secrets#']};
    const urls = ['/0.18/api/secrets#x', '/0.18/api/secrets?sdk=go#y'];
    expect(place({question: exact, urls}, '/0.18/')).toBe(1);
    expect(place({question: exact, urls}, '/0.18/', 'section')).toBe(2);
    expect(place({question: exact, urls: ['/0.18/api/secrets']}, '/0.18/', 'section')).toBe(1);
    expect(place({question, urls}, '/0.18/', 'section')).toBe(1);
  });

  test('scores by kind and overall', () => {
    const answers = [
      {question, urls: ['/0.18/api/secrets']},
      {question: {...question, kind: 'api'}, urls: ['/0.18/a', '/0.18/api/secrets']},
    ];
    expect(
      score(answers, '/0.18/').map(({kind, at1, at5, reciprocalRank}) => [kind, at1, at5, reciprocalRank]),
    ).toEqual([
      ['howto', 1, 1, 1],
      ['api', 0, 1, 0.5],
      ['all', 0.5, 1, 0.75],
    ]);
  });
});
