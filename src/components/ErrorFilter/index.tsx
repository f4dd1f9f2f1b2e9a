import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {type Entry, findEntries} from './match';
import styles from './styles.module.css';

/** An h3 with the content below it, and the section it belongs to. */
interface Section extends Entry {
  elements: HTMLElement[];
}

interface PageParts {
  /** Content that belongs to the whole page: introductions and group headings. */
  rest: HTMLElement[];
  /** Group heading of each entry. */
  groups: (HTMLElement | undefined)[];
  sections: Section[];
}

function messagesOf(heading: HTMLElement): string[] {
  const messages = Array.from(heading.querySelectorAll('code'), ({textContent}) => textContent);
  return messages.length > 0 ? messages : [heading.textContent];
}

/** Splits the content of an element into entries. */
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

/** Shows the entries that match the text, or the whole page if the text is empty. */
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
 * An input for a pasted error message or a few words that hides all entries of the page that don't match. It works on
 * the page's own HTML, without an index.
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
    const entries = count === 1 ? '1 matching entry' : `${count} matching entries`;
    if (query.trim() === '') setStatus('');
    else setStatus(count > 0 ? `${entries} below.` : 'No entries match. Try fewer words, or search the docs.');
  };

  // Text pasted before hydration.
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
