import type {Content} from './content';
import {fileOf} from './routes';

/** Repeats each page `times` times at different addresses. The sidebar is the same, and shown on every copy. */
export function multiply(content: Content, times: number): Content {
  const copies = Array.from({length: times - 1}, (_, index) =>
    content.pages.map((page) => {
      const route = `/copy-${index + 2}${page.route}`;
      return {...page, route, file: fileOf(route)};
    }),
  );
  return {...content, pages: [content.pages, ...copies].flat()};
}
