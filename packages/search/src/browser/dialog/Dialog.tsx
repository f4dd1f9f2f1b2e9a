import {type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {isComposing} from '@docs-kit/instant/browser/search-keys';
import Feedback from './Feedback';
import {Hits, idOf} from './hits';
import {forget, recentHits, remember} from './recent';
import {useAnswer} from './useAnswer';
import './dialog.css';

export interface DialogProps {
  /** If it's empty, the dialog starts with the text selected on the page. */
  initialQuery: string;
  /** Returns what the reader has typed while the dialog loaded, and stops collecting it. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Longer texts are selected for other reasons than to search for them. */
const maxSelection = 64;

const listId = 'search-hits';

/** The dialog: a combobox, and the engine's hits or a message. */
export default function Dialog({initialQuery, takeTyped, onClose}: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => (initialQuery || selectedText()) + takeTyped());
  const query = text.trim();
  /** The query whose hits are all shown. */
  const [whole, setWhole] = useState('');
  const [outcome, askAgain] = useAnswer(query, query === whole);
  const [recent, setRecent] = useState(recentHits);
  const hits = outcome.kind === 'found' ? outcome.hits : outcome.kind === 'idle' ? recent : [];
  // Another outcome selects its first hit.
  const [choice, setChoice] = useState({outcome, index: 0});
  const selected = choice.outcome === outcome ? choice.index : 0;
  const select = (index: number): void => setChoice({outcome, index});

  useLayoutEffect(() => {
    dialog.current?.showModal();
    box.current?.focus();
  }, []);
  useEffect(() => {
    document.getElementById(idOf(selected))?.scrollIntoView({block: 'nearest'});
  }, [selected, outcome]);

  function search(typed: string): void {
    setText(typed);
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const {key} = event;
    if (isComposing(event.nativeEvent)) {
      // Of an input method, which closes its own list on Escape.
      event.stopPropagation();
    } else if (hits.length > 0 && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      select((selected + (key === 'ArrowDown' ? 1 : -1) + hits.length) % hits.length);
    } else if (key === 'Enter') {
      event.preventDefault();
      document.getElementById(idOf(selected))?.click();
    }
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      data-outcome={outcome.kind}
      data-query={'query' in outcome ? outcome.query : undefined}
      onClose={onClose}
      onMouseDown={({target, currentTarget}) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className="search-bar">
        <input
          ref={box}
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits.length > 0 ? idOf(selected) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Search, or paste an error message"
          value={text}
          onChange={({target}) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button type="button" className="clean-btn" aria-label="Clear search" onClick={() => search('')}>
            ✕
          </button>
        )}
        <button type="button" className="clean-btn search-cancel" onClick={onClose}>
          Cancel
        </button>
      </div>
      <div className="search-content">
        <Feedback outcome={outcome} onFill={search} onRetry={askAgain} onLeave={onClose} />
        {outcome.kind === 'idle' && recent.length > 0 && (
          <div className="search-recent">
            <h2>Recent</h2>
            <button
              type="button"
              className="clean-btn"
              onClick={() => {
                forget();
                setRecent([]);
                box.current?.focus();
              }}
            >
              Clear recent pages
            </button>
          </div>
        )}
        <div role="listbox" id={listId} aria-label="Results" hidden={hits.length === 0}>
          <Hits hits={hits} selected={selected} onSelect={select} onOpen={remember} />
        </div>
        {outcome.kind === 'found' && outcome.more && (
          <button
            type="button"
            className="button button--secondary search-more"
            onClick={() => {
              setWhole(query);
              box.current?.focus();
            }}
          >
            Show more results
          </button>
        )}
      </div>
      <p className="search-keys" aria-hidden="true">
        <kbd>↵</kbd> to open&emsp;<kbd>↑</kbd> <kbd>↓</kbd> to choose&emsp;<kbd>esc</kbd> to close
      </p>
    </dialog>,
    document.body,
  );
}

function selectedText(): string {
  const selection = String(getSelection()).trim();
  return selection.length <= maxSelection ? selection : '';
}
