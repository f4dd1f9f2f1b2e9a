import {memo, type ReactNode} from 'react';

export interface Props {
  /** The highlighted code: lines of text and `<span class="token …">`. */
  html: string;
  /** The language of the fence, `text` where it has none. */
  language: string;
  title?: string;
}

/** They work without React: `src/early/code.ts` answers them, before hydration and after. */
const buttons =
  '<div class="code-buttons">' +
  '<button type="button" class="clean-btn code-wrap" aria-label="Wrap long lines" aria-pressed="false" title="Wrap long lines" hidden></button>' +
  '<button type="button" class="clean-btn code-copy" aria-label="Copy code to clipboard" title="Copy"></button>' +
  '</div>';

/**
 * A code block whose HTML was made while the page was compiled. React takes it over as one piece: in the browser nothing
 * is highlighted, and no token is an element of React's.
 */
function StaticCode({html, language, title}: Props): ReactNode {
  return (
    <div className={`theme-code-block language-${language}`}>
      {title !== undefined && <div className="code-title">{title}</div>}
      <div
        className="code-content"
        dangerouslySetInnerHTML={{__html: `<pre tabindex="0"><code>${html}</code></pre>${buttons}`}}
      />
    </div>
  );
}

/** React would parse the HTML again whenever the page around it is rendered again. */
export default memo(StaticCode);
