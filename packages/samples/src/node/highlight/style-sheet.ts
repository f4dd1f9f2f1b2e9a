import type {Highlighting} from './prism';

/** Renders a theme as a style sheet for the classes of `html.ts`. */
export function styleSheet({styles}: Highlighting['theme']): string {
  const property = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return styles
    .map(({types, style}) => {
      const declarations = Object.entries(style as Record<string, string>).map(
        ([name, value]) => `${property(name)}: ${value};`,
      );
      return `${types.map((type) => `.token.${type}`).join(', ')} { ${declarations.join(' ')} }\n`;
    })
    .join('');
}
