import type {Props} from '@theme/TOCCollapsible';
import {useEffect, useState} from 'react';

/**
 * Everything above the upper quarter of the screen, as root margins of an IntersectionObserver: a heading that a jump
 * skips enters it as well.
 */
const passedArea = '1000000px 0px -75% 0px';

/** The text of the current section's heading; undefined above the first one. */
export function useCurrentHeading(toc: Props['toc']): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = toc.map(({id}) => document.getElementById(id)).filter((heading) => heading !== null);
    const passed = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        setCurrent(textOf(headings.filter((heading) => passed.has(heading)).at(-1)));
      },
      {rootMargin: passedArea},
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
