import fs from 'node:fs';
import {describe, expect, test} from 'vitest';

describe('the contrast', () => {
  const css = fs.readFileSync('src/css/tokens.css', 'utf8');

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

  const folder = 'static/img/diagrams';

  /** The part of each diagram that's the same in all of them: the style and the head of arrows. */
  const styles = fs
    .readdirSync(folder)
    .map((file) => [file, /<style>[\s\S]*<\/marker>/.exec(fs.readFileSync(`${folder}/${file}`, 'utf8'))?.[0]] as const);
  const [[model, style = ''] = []] = styles;

  /** The fill and the outline of each kind of mark, as colours of src/css/tokens.css. */
  const marks: Record<string, {fill?: string; stroke?: string}> = {
    bg: {fill: 'surface'},
    box: {fill: 'raised', stroke: 'border-control'},
    run: {fill: 'accent-soft', stroke: 'accent'},
    data: {fill: 'spark-soft', stroke: 'spark'},
    fail: {fill: 'danger-soft', stroke: 'danger'},
    line: {stroke: 'text-muted'},
    arrow: {stroke: 'text-muted'},
    head: {fill: 'text-muted'},
    text: {fill: 'text-muted'},
    name: {fill: 'heading'},
    code: {fill: 'heading'},
    cached: {fill: 'success'},
    failed: {fill: 'danger'},
  };

  test('all diagrams have the same style', () => {
    const others = styles.filter(([, other]) => other !== style).map(([file]) => file);
    expect(others, `copy <style> and <marker> from ${model}`).toEqual([]);
  });

  // Pictures can't use the variables of the page's style sheet.
  test.each(modes)('diagrams have the colours of src/css/tokens.css in %s mode', (mode) => {
    const part = style.split('@media')[mode === 'light' ? 0 : 1] ?? '';
    const found = [...part.matchAll(/([\w.#,]+)\{([^{}]+)\}/g)].flatMap(([, selectors = '', rule = '']) =>
      [...rule.matchAll(/(?:fill|stroke):#\w+/g)].flatMap(([colour]) =>
        selectors.split(',').map((selector) => `${selector.replace(/\W/, '')} ${colour}`),
      ),
    );
    const colours = variables(mode);
    const wanted = Object.entries(marks).flatMap(([mark, tokens]) =>
      Object.entries(tokens).map(([property, token]) => `${mark} ${property}:${colours.get(`--color-${token}`)}`),
    );
    expect(found.sort(), `replace the old colours in ${folder}/*.svg`).toEqual(wanted.sort());
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

  test.each(modes)('in a diagram is at least 3:1 for outlines and 4.5:1 for labels in %s mode', (mode) => {
    const colours = variables(mode);
    const colour = (name: string) => colours.get(`--color-${name}`) ?? '';
    for (const background of ['surface', 'raised', 'accent-soft', 'spark-soft', 'danger-soft']) {
      for (const [mark, {fill = '', stroke}] of Object.entries(marks)) {
        const found = contrast(colour(stroke ?? fill), colour(background));
        const wanted = stroke ? 3 : 4.5;
        if (mark !== 'bg') expect(found, `${mark} on ${background}`).toBeGreaterThanOrEqual(wanted);
      }
    }
  });
});
