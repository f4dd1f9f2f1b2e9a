import {startWaiting} from '@site/src/browser/waiting';
import clsx from 'clsx';
import {memo, type ReactNode, type SyntheticEvent, useMemo, useRef, useState} from 'react';
import {playerAddress} from './names';
import './styles.css';

export interface Props {
  name: string;
  /** What it shows. */
  title: string;
  /** How long it plays. */
  seconds: string;
  /** What the terminal shows at its end, in HTML. */
  still: string;
}

type State = 'text' | 'playing' | 'failed';

const labels: Readonly<Record<State, string>> = {text: 'Play', playing: 'Show as text', failed: 'Play again'};

/** Whether the frame has the player: a file that can't be loaded leaves the browser's own page there, or nothing. */
const hasPlayer = (frame: HTMLIFrameElement): boolean => Boolean(frame.contentDocument?.querySelector('.ap-player'));

/**
 * A recording of a terminal. The server's HTML has its end as text; a click on the button loads the player into a frame, whose
 * own policy allows WebAssembly.
 */
function Recording({name, title, seconds, still}: Props): ReactNode {
  const [state, setState] = useState<State>('text');
  const stopWaiting = useRef<() => void>(undefined);
  // React writes the HTML anew for each new object.
  const content = useMemo(() => ({__html: still}), [still]);

  function toggle(): void {
    stopWaiting.current?.();
    stopWaiting.current = state === 'playing' ? undefined : startWaiting();
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
          {state === 'text' && ` ${seconds} s`}
        </button>
      </div>
      {state === 'failed' && <p role="alert">The player can’t be loaded. Below is what the terminal shows.</p>}
      {isPlaying && <iframe src={playerAddress(name)} title={`Recording: ${title}`} onLoad={onLoad} />}
      <pre tabIndex={0} hidden={isPlaying}>
        <code dangerouslySetInnerHTML={content} />
      </pre>
    </div>
  );
}

/** React would parse the HTML again whenever the page around it is rendered again. */
export default memo(Recording);
