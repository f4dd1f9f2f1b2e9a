import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {createContext, memo, type ReactNode, useContext, useMemo, useState} from 'react';

/** Whether the code lies in a panel that is not shown. */
export const IsUnseen = createContext(false);

export interface Props {
  /** The highlighted code: lines of text, `<span class="token …">` and links. */
  html: string;
  /** The language of the fence, `text` where it has none. */
  language: string;
  /** What the header says of the block, such as `Terminal`; missing where the title says it. */
  label?: string;
  title?: string;
  /** Whether the page has so much code that the server sends what is not shown without its colours. */
  plainWhereUnseen?: boolean;
}

/** They work without React: `src/prehydration/code.ts` answers them, before hydration and after. */
const wrapButton =
  '<button type="button" class="clean-btn code-wrap" aria-label="Wrap long lines" aria-pressed="false" title="Wrap long lines" hidden></button>';
const copyButton =
  '<button type="button" class="clean-btn code-copy" aria-label="Copy code to clipboard" title="Copy"></button>';

/** A checkbox, so that it needs no script; the copy button takes the whole file whatever is shown. */
const unfold = '<input type="checkbox" class="code-unfold" aria-label="Show the whole file">';

/** The label is no text of the page, so that it is neither selected nor found by the search. */
function header(label: string | undefined, title: string | undefined): string {
  const shown =
    title === undefined ? '' : `<span class="code-title">${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</span>`;
  // Nobody types what a command prints.
  const buttons = label === 'Output' ? wrapButton : wrapButton + copyButton;
  const said = label === undefined ? '' : ` data-label="${label}"`;
  return `<div class="code-bar"${said}>${shown}<div class="code-buttons">${buttons}</div></div>`;
}

/**
 * A code block whose HTML was made while the page was compiled. React takes it over as one piece: in the browser nothing
 * is highlighted, and no token is an element of React's.
 */
function StaticCode({html, language, label, title, plainWhereUnseen = false}: Props): ReactNode {
  const isUnseen = useContext(IsUnseen);
  const isHydrated = useIsBrowser();
  const [isPlain, setPlain] = useState(plainWhereUnseen && isUnseen && !isHydrated);
  // The colours come when the panel is shown, and stay.
  if (isPlain && !isUnseen) setPlain(false);
  // React writes the HTML anew for each new object.
  const content = useMemo(() => {
    const code = isPlain ? html.replace(/<(a|span) (?:class="token|href=)[^>]*>([^<]*)<\/\1>/g, '$2') : html;
    const shown = code.startsWith('<span class="code-folded">') ? unfold : '';
    return {__html: `${header(label, title)}${shown}<pre tabindex="0"><code>${code}</code></pre>`};
  }, [html, isPlain, label, title]);
  return (
    <div
      className={clsx('theme-code-block', `language-${language}`, label === 'Output' && 'code-output')}
      data-plain={isPlain ? '' : undefined}
    >
      <div className="code-content" dangerouslySetInnerHTML={content} />
    </div>
  );
}

/** React would parse the HTML again whenever the page around it is rendered again. */
export default memo(StaticCode);
