import fs from 'node:fs';
import {describe, expect, test} from 'vitest';

describe('the contrast', () => {
  const css = fs.readFileSync('src/css/code.css', 'utf8') + fs.readFileSync('src/css/tokens.css', 'utf8');

  const modes = ['light', 'dark'] as const;

  /** The colours of a mode, in the order of `light-dark()`. */
  function variables(mode: (typeof modes)[number]): Map<string, string> {
    const screen = css.replace(/@media print \{[\s\S]*?\n\}/g, '');
    const pairs = screen.matchAll(/(--[\w-]+): light-dark\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\);/g);
    return new Map([...pairs].map(([, name = '', light = '', dark = '']) => [name, mode === 'light' ? light : dark]));
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

  test.each(modes)('is at least 7:1 for every colour of code in %s mode', (mode) => {
    const colours = variables(mode);
    const tokenColours = [...colours].filter(([name]) => name.startsWith('--code-'));
    expect(tokenColours).toHaveLength(8);
    for (const background of ['--color-code-bg', '--color-code-highlight']) {
      for (const [name, colour] of [
        ...tokenColours,
        ['--color-code-text', colours.get('--color-code-text') ?? ''],
      ] as const)
        expect(contrast(colour, colours.get(background) ?? ''), `${name} on ${background}`).toBeGreaterThanOrEqual(7);
    }
  });

  // Pictures can't use the variables of the page's style sheet.
  test.each(modes)('diagrams emphasise with the accent of src/css/tokens.css in %s mode', (mode) => {
    const wanted = ['accent-soft', 'accent'].map((name) => variables(mode).get(`--color-${name}`));
    const folder = 'static/img/diagrams';
    const others = fs.readdirSync(folder).flatMap((file) => {
      const rules = [...fs.readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\.hot\{fill:(#\w+);stroke:(#\w+)/g)];
      const [, ...colours] = rules[mode === 'light' ? 0 : 1] ?? [];
      return colours.join() === wanted.join()
        ? []
        : [`${folder}/${file}: .hot is ${colours.join()}, not ${wanted.join()}`];
    });
    expect(others).toEqual([]);
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

  test.each(modes)('is at least 7:1 for every colour of text in %s mode', (mode) => {
    const colours = variables(mode);
    const colour = (name: string) => colours.get(`--color-${name}`) ?? '';
    for (const [text, backgrounds] of Object.entries(surfaces)) {
      for (const background of backgrounds)
        expect(contrast(colour(text), colour(background)), `${text} on ${background}`).toBeGreaterThanOrEqual(7);
    }
  });

  test.each(modes)('is at least 3:1 for every outline of a diagram in %s mode', (mode) => {
    const folder = 'static/img/diagrams';
    for (const file of fs.readdirSync(folder)) {
      const [light = '', dark = ''] = fs.readFileSync(`${folder}/${file}`, 'utf8').split('@media');
      const read = (part: string): RegExpMatchArray[] => [
        ...part.matchAll(/\.(\w+)\{(?:fill|stroke):(#\w+)|stroke:(#\w+)/g),
      ];
      const found = read(mode === 'light' ? light : dark);
      const background = found.find(([, name]) => name === 'bg')?.[2] ?? '';
      const outlines = found.flatMap(([, , , stroke]) => stroke ?? []);
      expect(outlines.length, file).toBeGreaterThan(2);
      for (const outline of outlines)
        expect(contrast(outline, background), `${outline} in ${file}`).toBeGreaterThanOrEqual(3);
    }
  });
});
