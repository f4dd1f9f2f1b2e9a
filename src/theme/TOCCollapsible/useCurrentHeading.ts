import type {Props} from '@theme/TOCCollapsible';
import {useEffect, useState} from 'react';

/** The band below the navbar where a section becomes the current one, as root margins of an IntersectionObserver. */
const band = '0px 0px -75% 0px';

/** The text of the current section's heading; undefined above the first one. */
export function useCurrentHeading(toc: Props['toc']): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = toc.map(({id}) => document.getElementById(id)).filter((heading) => heading !== null);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting, boundingClientRect, rootBounds} of entries) {
          const index = headings.indexOf(target as HTMLElement);
          // When a heading leaves the band downwards, the previous section becomes current again.
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

/** A heading's text without its hash link. */
function textOf(heading: HTMLElement | undefined): string | undefined {
  const [own] =
    heading?.innerText
      .replace(/\u200B/g, '')
      .trim()
      .split('\n') ?? [];
  return own;
}
