import type {Content} from './content';
import {fileOf} from './routes';

/** The content with each page `times` times, under other addresses; the sidebar stays, and every copy shows it. */
export function multiply(content: Content, times: number): Content {
  const copies = Array.from({length: times - 1}, (_, index) =>
    content.pages.map((page) => {
      const route = `/copy-${index + 2}${page.route}`;
      return {...page, route, file: fileOf(route)};
    }),
  );
  return {...content, pages: [content.pages, ...copies].flat()};
}
