import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {highlighting} from '../../../../../src/config/highlighting';

/** Renders the configured theme as a style sheet for the classes of `html.ts`. */
export function styleSheet({styles}: typeof highlighting.theme): string {
  const property = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return styles
    .map(({types, style}) => {
      const declarations = Object.entries(style).map(([name, value]) => `${property(name)}: ${value};`);
      return `${types.map((type) => `.token.${type}`).join(', ')} { ${declarations.join(' ')} }\n`;
    })
    .join('');
}

/** Adds the highlighter's style sheet to the site. */
export default function highlightPlugin({generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'highlight.css');
  mkdirSync(generatedFilesDir, {recursive: true});
  writeFileSync(file, styleSheet(highlighting.theme));
  return {name: 'highlight', getClientModules: () => [file]};
}
