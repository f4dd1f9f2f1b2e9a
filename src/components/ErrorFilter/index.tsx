import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {anchorTarget} from '@docs-kit/instant/browser/anchor';
import {type Entry, findEntries, messagesOf} from '@docs-kit/search/engine/messages';
import {command} from '../../config/site';
import styles from './styles.module.css';

/** An h3 and the content below it, and the group that it belongs to. */
interface Section {
  group: HTMLElement | undefined;
  elements: [heading: HTMLElement, ...content: HTMLElement[]];
}

interface PageParts {
  /** Content that belongs to the whole page: introductions and group headings. */
  rest: HTMLElement[];
  sections: Section[];
}

function codeIn(element: HTMLElement): string[] {
  return Array.from(element.querySelectorAll(':not(pre) > code'), ({textContent}) => textContent);
}

function readEntry({elements}: Section): Entry {
  const [heading, ...content] = elements;
  return {
    messages: messagesOf(heading.textContent, codeIn(heading), content.flatMap(codeIn), command),
    text: elements.map(({textContent}) => textContent).join(' '),
  };
}

/** Splits the content after an element into sections. */
function readPage(start: Element): PageParts {
  const parts: PageParts = {rest: [], sections: []};
  let group: HTMLElement | undefined;
  let section: Section | undefined;
  for (
    let next = start.nextElementSibling;
    next instanceof HTMLElement;
    next = next.nextElementSibling as HTMLElement
  ) {
    if (next.localName === 'h2') {
      group = next;
      section = undefined;
      parts.rest.push(next);
    } else if (next.localName === 'h3') {
      section = {group, elements: [next]};
      parts.sections.push(section);
    } else if (section) {
      section.elements.push(next);
    } else {
      parts.rest.push(next);
    }
  }
  return parts;
}

/** The rule that hides contents' entries. A rule also applies to a list that opens later. */
const contents = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();

function hideFromContents(headings: readonly HTMLElement[]): void {
  const links = headings.map(({id}) => `[href="#${CSS.escape(id)}"]`);
  contents?.replaceSync(links.length ? `.table-of-contents li:has(> :is(${links.join()})) {display: none}` : '');
}

/** Shows the sections that match the text, or the whole page if the text is empty. */
function filterPage(start: Element, query: string): number {
  const {rest, sections} = readPage(start);
  const all = query.trim() === '';
  const found = new Set(all ? sections.keys() : findEntries(sections.map(readEntry), query));
  const shownGroups = new Set(Array.from(found, (index) => sections[index]?.group));
  for (const element of rest) element.hidden = !all && !shownGroups.has(element);
  for (const [index, {elements}] of sections.entries())
    for (const element of elements) element.hidden = !found.has(index);

  const headings = [...rest, ...sections.map(({elements}) => elements[0])];
  // If nothing matches, the reader can choose from all of them.
  hideFromContents(found.size > 0 ? headings.filter(({id, hidden}) => id && hidden) : []);
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
  const location = useLocation();
  const initial = useRef(location);

  const update = (): void => {
    const query = box.current?.value ?? '';
    if (!frame.current) return;
    const count = filterPage(frame.current, query);
    const entries = count === 1 ? '1 matching entry' : `${count} matching entries`;
    if (query.trim() === '') setStatus('');
    else setStatus(count > 0 ? `${entries} below.` : 'No entries match. Try fewer words, the search or the contents.');
  };

  useEffect(() => {
    if (contents) document.adoptedStyleSheets.push(contents);
    // Text pasted before hydration.
    update();
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== contents);
    };
  }, []);

  // An address and search also lead to entries that are hidden. The text then gives way to the entry.
  useEffect(() => {
    const target = anchorTarget(location.hash);
    if (location === initial.current || !box.current || !target?.closest('[hidden]')) return;
    box.current.value = '';
    update();
    target.scrollIntoView();
  }, [location]);

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
