import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import type {DocSearchProps, DocSearchTranslations} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import {writeInto} from '@docs-kit/instant/browser/input';
import {isComposing} from '@docs-kit/instant/browser/search-keys';
import options from '@generated/docs-kit-search/default/options.json';
import {renew} from './address';
import {createSearch} from './client';
import './dialog.css';
import Feedback from './Feedback';
import Hit from './Hit';
import {loadEngine} from './engine';
import type {Outcome} from './outcome';
import {correctRoles, wrapFocus} from './repairs';

export interface DialogProps {
  /** If it's empty, DocSearch starts with the text selected on the page. */
  initialQuery: string;
  onClose: () => void;
}

type TransformSearchClient = NonNullable<DocSearchProps['transformSearchClient']>;

/** The dialog's texts; those missing here are DocSearch's own. */
const labels: NonNullable<DocSearchTranslations['modal']> = {
  searchBox: {searchInputLabel: 'Search', resetButtonTitle: 'Clear search', cancelButtonText: 'Cancel'},
  startScreen: {
    recentSearchesTitle: 'Recent',
    noRecentSearchesText: 'Search for a topic, function or flag, or paste an error message',
    saveRecentSearchButtonTitle: 'Add to favourites',
    removeRecentSearchButtonTitle: 'Remove from recent pages',
    favoriteSearchesTitle: 'Favourites',
    removeFavoriteSearchButtonTitle: 'Remove from favourites',
  },
};

const placeholder = 'Search the docs';

/** DocSearch requires an application of Algolia's, although its client never asks it. */
const noApp = 'none';

/** The engine has already limited the hits. */
const maxResultsPerGroup = 100;

/** The most that a reader who asks for more hits gets. */
const maxHits = 40;

/** Memoized, because the status below the search box changes often. */
const Modal = memo(DocSearchModal);

/**
 * DocSearch's dialog, backed by the site's own engine. Adds a status area that DocSearch lacks, and roles for assistive
 * technology.
 */
export default function Dialog({initialQuery, onClose}: DialogProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [initialScrollY] = useState(() => window.scrollY);
  const [outcome, setOutcome] = useState<Outcome>({kind: 'idle'});
  const slot = useSlot(root);
  const [{transformSearchClient, noteTyped, showAll}] = useState(() => createTransform(setOutcome, initialQuery));
  const history = useHistory();
  const navigator = useMemo(() => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}), [history]);
  /** The search box. Its text is read from the DOM, because the dialog offers no other access. */
  const box = useCallback(() => root.current?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null, []);
  /** The dialog repeats its query whenever the search box gets the focus. */
  const askAgain = useCallback(() => {
    box()?.blur();
    box()?.focus();
  }, [box]);
  const footer = useCallback(
    () => (
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => {
          showAll();
          askAgain();
        }}
      >
        Show more results
      </button>
    ),
    [showAll, askAgain],
  );
  useInertPage();

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) {
      // DocSearch would open a hit on the Enter that accepts a word.
      event.stopPropagation();
    } else if (event.key === 'Tab' && root.current) {
      // DocSearch's own focus trap counts hidden elements, and gets stuck on them.
      event.stopPropagation();
      const target = wrapFocus(root.current, event.shiftKey);
      if (target) {
        event.preventDefault();
        target.focus();
      }
    }
  }

  return createPortal(
    <div
      ref={root}
      className="search-root"
      data-outcome={outcome.kind}
      data-query={'query' in outcome ? outcome.query : undefined}
      onKeyDownCapture={onKeyDown}
      data-more={outcome.kind === 'found' && outcome.more}
      onInputCapture={() => noteTyped(box()?.value ?? '')}
      onReset={() => setOutcome({kind: 'idle'})}
      onInput={() => {
        if (box()?.value === '') setOutcome({kind: 'idle'});
      }}
    >
      <Modal
        appId={noApp}
        apiKey={noApp}
        indexName={options.storageName}
        maxResultsPerGroup={maxResultsPerGroup}
        initialQuery={initialQuery}
        initialScrollY={initialScrollY}
        placeholder={placeholder}
        translations={labels}
        resultsFooterComponent={footer}
        hitComponent={Hit}
        navigator={navigator}
        transformSearchClient={transformSearchClient}
        onClose={onClose}
      />
      {createPortal(
        <Feedback
          outcome={outcome}
          onFill={(query) => {
            const input = box();
            if (input) writeInto(input, query);
          }}
          onRetry={askAgain}
          onLeave={onClose}
        />,
        slot,
      )}
    </div>,
    document.body,
  );
}

/** Inserts our status area between DocSearch's search box and hits, and corrects roles while the dialog is open. */
function useSlot(root: RefObject<HTMLDivElement | null>): HTMLElement {
  const [slot] = useState(() => Object.assign(document.createElement('div'), {className: 'search-slot'}));
  useLayoutEffect(() => {
    root.current?.querySelector('.DocSearch-SearchBar')?.after(slot);
    return root.current ? correctRoles(root.current) : undefined;
  }, [root, slot]);
  return slot;
}

/**
 * Replaces DocSearch's client with the site's engine; the dialog restarts if the function changes. DocSearch
 * truncates queries to 64 characters, so the engine uses the full text from the search box.
 */
function createTransform(
  report: (outcome: Outcome) => void,
  initialQuery: string,
): {transformSearchClient: TransformSearchClient; noteTyped: (text: string) => void; showAll: () => void} {
  let typed = initialQuery;
  let asked: string | undefined;
  /** The query whose hits are all shown. */
  let all: string | undefined;
  const showAll = (): void => {
    all = asked;
  };
  const noteTyped = (text: string): void => {
    typed = text;
  };
  const answer = createSearch({
    loadEngine,
    nextLabel: options.nextLabel,
    reader: (query) => {
      asked = query;
      return {sdk: document.documentElement.dataset.sdk, ...(query === all && {limit: maxHits})};
    },
    report: (outcome) => {
      report(outcome);
      if (outcome.kind === 'failed') void renew(() => typed);
    },
    complete: (query) => (typed.startsWith(query) ? typed : query),
  });
  return {
    transformSearchClient: (client) => ({...client, search: answer}),
    noteTyped,
    showAll,
  };
}

/** While the dialog is open, the rest of the page is inert. */
function useInertPage(): void {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
}
