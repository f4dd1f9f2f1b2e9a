import type {Props} from '@theme/TOCCollapsible';
import {useEffect, useState} from 'react';

/** The band below the navbar that a heading crosses when its section begins, as margins of the window. */
const band = '0px 0px -75% 0px';

/** The text of the heading of the section that's being read; missing above the first one. */
export function useCurrentHeading(toc: Props['toc']): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = toc.map(({id}) => document.getElementById(id)).filter((heading) => heading !== null);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting, boundingClientRect, rootBounds} of entries) {
          const index = headings.indexOf(target as HTMLElement);
          // A heading that leaves the band downwards gives the place back to the one before it.
          if (isIntersecting) setCurrent(textOf(headings[index]));
          else if (rootBounds && boundingClientRect.top > rootBounds.bottom) {
            setCurrent((shown) => (shown === textOf(headings[index]) ? textOf(headings[index - 1]) : shown));
          }
        }
      },
      {rootMargin: band},
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [toc]);
  return current;
}

/** A heading's text without its link. */
function textOf(heading: HTMLElement | undefined): string | undefined {
  const [own] =
    heading?.innerText
      .replace(/\u200B/g, '')
      .trim()
      .split('\n') ?? [];
  return own;
}
