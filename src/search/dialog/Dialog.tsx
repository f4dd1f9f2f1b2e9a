import {type KeyboardEvent, memo, type ReactNode, type RefObject} from 'react';
import {useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {DocSearchHit, DocSearchProps} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {writeInto} from '@site/src/browser/input';
import {searchDialog} from '@site/src/config/search-dialog';
import {createSearch} from './client';
import './dialog.css';
import {loadEngine} from './engine';
import Feedback from './Feedback';
import Hit, {EmbeddedHit} from './Hit';
import {labels, placeholder} from './labels';
import type {Outcome} from './outcome';
import {renew} from './renew';
import {mendRoles, wrapFocus} from './repairs';

interface Props {
  algolia: ThemeConfigAlgolia;
  /** Searched at once; what is selected on the page where it is empty. */
  initialQuery: string;
  onClose: () => void;
}

type TransformSearchClient = NonNullable<DocSearchProps['transformSearchClient']>;

/** No group of hits is cut: the engine has chosen them. */
const maxResultsPerGroup = 100;

/** Letters of what is selected. */
const longestSelection = 64;

/** Not rendered again for what is said below its box. */
const Modal = memo(DocSearchModal);

/**
 * DocSearch's dialog over the page, which asks the embedded engine, or Algolia where the deployer has set its keys.
 * It is given a place in its frame for what DocSearch has no words for, and roles that assistive technology understands.
 */
export default function Dialog({algolia, initialQuery, onClose}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [start] = useState(() => ({
    initialQuery: initialQuery || String(getSelection()).slice(0, longestSelection),
    initialScrollY: window.scrollY,
  }));
  const [outcome, setOutcome] = useState<Outcome>({kind: 'idle'});
  const slot = useSlot(root);
  const embedded = algolia.appId === searchDialog.embeddedApp;
  const [{transformSearchClient, noteTyped}] = useState(() =>
    createTransform(embedded, setOutcome, start.initialQuery),
  );
  const history = useHistory();
  const navigator = useMemo(() => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}), [history]);
  const transformItems = useTransformItems();
  useInertPage();

  function keepFocus(event: KeyboardEvent): void {
    if (event.key === 'Tab' && root.current) {
      // DocSearch's own rule counts its hidden elements in, and gets stuck at them.
      event.stopPropagation();
      const target = wrapFocus(root.current, event.shiftKey);
      if (target) {
        event.preventDefault();
        target.focus();
      }
    }
  }

  /** The box, without what it holds: the dialog has no other way in. */
  const box = (): HTMLInputElement | null => root.current?.querySelector('.DocSearch-Input') ?? null;

  return createPortal(
    <div
      ref={root}
      className="search-root"
      data-embedded={embedded}
      data-outcome={outcome.kind}
      data-query={'query' in outcome ? outcome.query : undefined}
      onKeyDownCapture={keepFocus}
      onInputCapture={() => noteTyped(box()?.value ?? '')}
      onReset={() => setOutcome({kind: 'idle'})}
      onInput={() => {
        if (box()?.value === '') {
          setOutcome({kind: 'idle'});
        }
      }}
    >
      <Modal
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indexName={algolia.indexName}
        searchParameters={algolia.searchParameters}
        maxResultsPerGroup={embedded ? maxResultsPerGroup : undefined}
        {...start}
        placeholder={placeholder}
        translations={labels}
        hitComponent={embedded ? EmbeddedHit : Hit}
        navigator={navigator}
        transformItems={transformItems}
        transformSearchClient={transformSearchClient}
        onClose={onClose}
      />
      {createPortal(
        <Feedback
          outcome={outcome}
          onFill={(query) => {
            const input = box();
            if (input) {
              writeInto(input, query);
            }
          }}
          // The dialog repeats its query whenever its box takes the focus.
          onRetry={() => box()?.focus()}
          onLeave={onClose}
        />,
        slot,
      )}
    </div>,
    document.body,
  );
}

/** A place of our own in DocSearch's frame, between its box and its hits, and roles mended while it stands. */
function useSlot(root: RefObject<HTMLDivElement | null>): HTMLElement {
  const [slot] = useState(createSlot);
  useLayoutEffect(() => {
    root.current?.querySelector('.DocSearch-SearchBar')?.after(slot);
    return root.current ? mendRoles(root.current) : undefined;
  }, [root, slot]);
  return slot;
}

function createSlot(): HTMLElement {
  const slot = document.createElement('div');
  slot.className = 'search-slot';
  return slot;
}

/**
 * Puts the embedded engine in the place of the client; the dialog starts anew with another function. DocSearch cuts
 * queries after 64 letters: the engine gets all of what was last noted as typed.
 */
function createTransform(
  embedded: boolean,
  report: (outcome: Outcome) => void,
  initialQuery: string,
): {transformSearchClient: TransformSearchClient; noteTyped: (text: string) => void} {
  let typed = initialQuery;
  const noteTyped = (text: string): void => {
    typed = text;
  };
  if (!embedded) {
    return {transformSearchClient: (client) => client, noteTyped};
  }
  const answer = createSearch({
    loadEngine,
    reader: () => ({sdk: document.documentElement.dataset.sdk}),
    report: (outcome) => {
      report(outcome);
      if (outcome.kind === 'failed') void renew(() => typed);
    },
    complete: (query) => (typed.startsWith(query) ? typed : query),
    origin: window.location.origin,
  });
  return {
    transformSearchClient: (client) => ({...client, search: answer as unknown as typeof client.search}),
    noteTyped,
  };
}

/** Addresses below the host, so that the router can go to them. */
function useTransformItems(): NonNullable<DocSearchProps['transformItems']> {
  const {withBaseUrl} = useBaseUrlUtils();
  return useMemo(
    () => (items: DocSearchHit[]) =>
      items.map((item) => {
        const {pathname, search: parameters, hash} = new URL(item.url);
        return {...item, url: withBaseUrl(pathname) + parameters + hash};
      }),
    [withBaseUrl],
  );
}

/** While the dialog stands, nothing behind it can be reached. */
function useInertPage(): void {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
}
