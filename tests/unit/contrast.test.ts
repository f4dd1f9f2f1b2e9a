import fs from 'node:fs';
import {describe, expect, test} from 'vitest';

describe('the contrast of text', () => {
  const css = fs.readFileSync('src/css/code.css', 'utf8') + fs.readFileSync('src/css/tokens.css', 'utf8');

  function variables(selector: string): Map<string, string> {
    const found = new Map<string, string>();
    const screen = css.replace(/@media print \{[\s\S]*?\n\}/g, '');
    for (const block of screen.split('}')) {
      const [head = '', body = ''] = block.split('{');
      if (head.trim().endsWith(selector)) {
        for (const [, name, value] of body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,6});/g)) {
          found.set(name ?? '', value ?? '');
        }
      }
    }
    return found;
  }

  function luminance(hex: string): number {
    const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&').slice(1) : hex.slice(1);
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
      const channel = parseInt(digits.slice(start, start + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function contrast(a: string, b: string): number {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  }

  test.each([':root', "[data-theme='dark']"])('is at least 7:1 for every colour of code in %s', (selector) => {
    const colours = variables(selector);
    const tokenColours = [...colours].filter(([name]) => name.startsWith('--code-'));
    expect(tokenColours).toHaveLength(8);
    for (const background of ['--color-code-bg', '--color-code-highlight']) {
      for (const [name, colour] of [
        ...tokenColours,
        ['--color-code-text', colours.get('--color-code-text') ?? ''],
      ] as const) {
        expect(contrast(colour, colours.get(background) ?? ''), `${name} on ${background}`).toBeGreaterThanOrEqual(7);
      }
    }
  });

  const page = ['bg', 'surface', 'raised', 'code-bar', 'code-inline-bg', 'accent-soft'];
  const tints = ['note-soft', 'info-soft', 'success-soft', 'warning-soft', 'danger-soft'];
  const surfaces: Record<string, readonly string[]> = {
    heading: [...page, ...tints],
    text: [...page, ...tints, 'spark-soft'],
    'text-muted': page,
    accent: [...page, ...tints],
    'accent-hover': [...page, ...tints],
    spark: ['bg', 'surface', 'code-bar'],
    'on-accent': ['accent'],
    ...Object.fromEntries(
      ['note', 'info', 'success', 'warning', 'danger'].map((tone) => [tone, ['bg', `${tone}-soft`]]),
    ),
  };

  test.each([':root', "[data-theme='dark']"])('is at least 7:1 for every colour of text in %s', (selector) => {
    const colours = variables(selector);
    const colour = (name: string) => colours.get(`--color-${name}`) ?? '';
    for (const [text, backgrounds] of Object.entries(surfaces)) {
      for (const background of backgrounds) {
        expect(contrast(colour(text), colour(background)), `${text} on ${background}`).toBeGreaterThanOrEqual(7);
      }
    }
  });
});
