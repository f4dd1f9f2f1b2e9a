import siteConfig from '@generated/docusaurus.config';
import {startWaiting} from '@docs-kit/instant/browser/waiting';
import clsx from 'clsx';
import {memo, type ReactNode, type SyntheticEvent, useMemo, useRef, useState} from 'react';
import {playerAddress} from '../names';
import './styles.css';

export interface Props {
  name: string;
  /** Its title. */
  title: string;
  /** Its duration. */
  seconds: string;
  /** The terminal's final screen, as HTML. */
  still: string;
  /** The lines of the terminal that plays it. */
  rows: string;
}

type State = 'text' | 'playing' | 'failed';

const labels: Readonly<Record<State, string>> = {text: 'Play', playing: 'Show as text', failed: 'Play again'};

/**
 * Whether the player has loaded in the frame: if its file can't be loaded, the frame is empty or shows a browser error.
 */
const hasPlayer = (frame: HTMLIFrameElement): boolean => Boolean(frame.contentDocument?.querySelector('.ap-player'));

/**
 * A terminal recording. The server's HTML contains the final screen as text. The play button loads the player in a
 * frame, whose own policy allows WebAssembly.
 */
function Recording({name, title, seconds, still, rows}: Props): ReactNode {
  const [state, setState] = useState<State>('text');
  // The player is as high as the text, so that nothing on the page moves.
  const [height, setHeight] = useState<number>();
  const text = useRef<HTMLDivElement>(null);
  const stopWaiting = useRef<() => void>(undefined);
  // React sets the inner HTML again if it receives a new object.
  const content = useMemo(() => ({__html: still}), [still]);

  function toggle(): void {
    stopWaiting.current?.();
    stopWaiting.current = state === 'playing' ? undefined : startWaiting();
    setHeight(text.current?.getBoundingClientRect().height);
    setState(state === 'playing' ? 'text' : 'playing');
  }

  function onLoad({currentTarget}: SyntheticEvent<HTMLIFrameElement>): void {
    stopWaiting.current?.();
    stopWaiting.current = undefined;
    if (!hasPlayer(currentTarget)) setState('failed');
  }

  const isPlaying = state === 'playing';
  return (
    <div className={clsx('theme-code-block', 'language-text', 'recording')}>
      <div className="code-bar" data-label="Recording">
        <span className="code-title">{title}</span>
        <button type="button" className="clean-btn recording-button" data-state={state} onClick={toggle}>
          {labels[state]}
          {state === 'text' && ` (${seconds} s)`}
        </button>
      </div>
      {state === 'failed' && (
        <p role="alert">The player couldn’t be loaded. The terminal’s final screen is shown below instead.</p>
      )}
      {isPlaying && (
        <iframe
          src={playerAddress(siteConfig.baseUrl, name)}
          title={`Recording: ${title}`}
          height={height}
          data-rows={rows}
          onLoad={onLoad}
        />
      )}
      <div ref={text} hidden={isPlaying}>
        {still.startsWith('<span class="code-folded">') && (
          <input type="checkbox" className="code-unfold" aria-label="Show the whole session" />
        )}
        <pre tabIndex={0} translate="no">
          <code dangerouslySetInnerHTML={content} />
        </pre>
      </div>
    </div>
  );
}

/** Without memo, React would parse the HTML again each time the surrounding page renders. */
export default memo(Recording);
