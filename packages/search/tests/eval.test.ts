import {describe, expect, test} from 'vitest';
import {place, score} from '../evaluation/score';

const question = {question: 'q', kind: 'howto', answers: ['/api/secrets/']};

describe('search evaluation', () => {
  test('compares pages without base path, query and anchor', () => {
    expect(place({question, urls: ['/0.18/faq#x', '/0.18/api/secrets?sdk=go#y']}, '/0.18/')).toBe(2);
    expect(place({question, urls: ['/0.18/']}, '/0.18/')).toBe(0);
  });

  test('compares sections if requested', () => {
    const exact = {...question, answers: ['/api/secrets#y', '/api/secrets#']};
    const urls = ['/0.18/api/secrets#x', '/0.18/api/secrets?sdk=go#y'];
    expect(place({question: exact, urls}, '/0.18/')).toBe(1);
    expect(place({question: exact, urls}, '/0.18/', true)).toBe(2);
    expect(place({question: exact, urls: ['/0.18/api/secrets']}, '/0.18/', true)).toBe(1);
  });

  test('scores a set', () => {
    const answers = [
      {question, urls: ['/0.18/api/secrets']},
      {question, urls: ['/0.18/a', '/0.18/api/secrets']},
    ];
    expect(score('some', answers, '/0.18/')).toEqual({
      set: 'some',
      count: 2,
      first: 50,
      amongFive: 100,
      reciprocalRank: 0.75,
    });
  });
});
