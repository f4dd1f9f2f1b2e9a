import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {type Entry, findEntries} from './match';
import styles from './styles.module.css';

/** A heading of the third level with what follows it, and the section that it's part of. */
interface Section extends Entry {
  elements: HTMLElement[];
}

interface PageParts {
  /** What only belongs to the whole page: introductions, headings of groups. */
  rest: HTMLElement[];
  /** The heading of each entry's group. */
  groups: (HTMLElement | undefined)[];
  sections: Section[];
}

function messagesOf(heading: HTMLElement): string[] {
  const messages = Array.from(heading.querySelectorAll('code'), ({textContent}) => textContent);
  return messages.length > 0 ? messages : [heading.textContent];
}

/** Cuts the page below an element into its entries. */
function readPage(start: Element): PageParts {
  const parts: PageParts = {rest: [], groups: [], sections: []};
  let group: HTMLElement | undefined;
  for (
    let next = start.nextElementSibling;
    next instanceof HTMLElement;
    next = next.nextElementSibling as HTMLElement
  ) {
    if (next.localName === 'h2') {
      group = next;
      parts.rest.push(next);
    } else if (next.localName === 'h3') {
      parts.sections.push({messages: messagesOf(next), text: next.textContent, elements: [next]});
      parts.groups.push(group);
    } else {
      const section = parts.groups.at(-1) === group ? parts.sections.at(-1) : undefined;
      if (section) {
        section.elements.push(next);
        section.text += ` ${next.textContent}`;
      } else parts.rest.push(next);
    }
  }
  return parts;
}

/** Shows the entries that the text is about; all of the page where there's no text. */
function filterPage(start: Element, query: string): number {
  const {rest, groups, sections} = readPage(start);
  const all = query.trim() === '';
  const found = new Set(all ? sections.keys() : findEntries(sections, query));
  const shownGroups = new Set(Array.from(found, (index) => groups[index]));
  for (const element of rest) element.hidden = !all && !shownGroups.has(element);
  for (const [index, {elements}] of sections.entries()) {
    for (const element of elements) element.hidden = !found.has(index);
  }
  return found.size;
}

/**
 * A box that takes a pasted error message or a few words, and leaves only the entries of the page that are about it. It
 * reads the page itself: there's no index.
 */
export default function ErrorFilter(): ReactNode {
  const box = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const id = useId();

  const update = (): void => {
    const query = box.current?.value ?? '';
    if (!frame.current) return;
    const count = filterPage(frame.current, query);
    const entries = count === 1 ? '1 entry' : `${count} entries`;
    if (query.trim() === '') setStatus('');
    else setStatus(count > 0 ? `${entries} below.` : 'No entry has these words. Try fewer, or search the docs.');
  };

  // What was pasted before React took the page over.
  useEffect(update, []);

  return (
    <div ref={frame} className={styles.filter} data-error-filter>
      <label htmlFor={id} className={styles.label}>
        Paste an error message
      </label>
      <textarea ref={box} id={id} rows={2} spellCheck={false} className={styles.box} onInput={update} />
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
