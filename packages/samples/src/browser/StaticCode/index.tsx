import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {createContext, memo, type ReactNode, useContext, useMemo, useState} from 'react';

/** Whether the code is in a panel that's hidden. */
export const IsUnseen = createContext(false);

export interface Props {
  /** The highlighted code: lines of text, `<span class="token …">` and links. */
  html: string;
  /** The fence's language; `text` if it has none. */
  language: string;
  /** The block's label, such as `Terminal`; missing if a title replaces it. */
  label?: string;
  title?: string;
  /** A link in the header. */
  actionLabel?: string;
  actionAddress?: string;
  /** Whether the page has so much code that the server renders hidden panels without colours. */
  plainWhereUnseen?: boolean;
}

/** These work without React: `packages/instant/src/browser/head/code.ts` handles their clicks before and after hydration. */
const wrapButton =
  '<button type="button" class="clean-btn code-wrap" aria-label="Wrap long lines" aria-pressed="false" title="Wrap long lines" hidden></button>';
const copyButton =
  '<button type="button" class="clean-btn code-copy" aria-label="Copy code to clipboard" title="Copy"></button>';

/** A checkbox works without scripts. The copy button always copies the whole file. */
const unfold = '<input type="checkbox" class="code-unfold" aria-label="Show the whole file">';

/** A title as HTML; a path may break between its folders. */
const titleOf = (title: string): string =>
  `<span class="code-title">${title
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/(?<=\w)\/(?=\w)/g, '/<wbr>')}</span>`;

type Header = Pick<Props, 'label' | 'title' | 'actionLabel' | 'actionAddress'>;

/** The labels come from CSS, so that they're neither selected nor indexed for search. */
function header({label, title, actionLabel, actionAddress}: Header): string {
  const shown = title === undefined ? '' : titleOf(title);
  // Output isn't meant to be copied.
  const buttons = label === 'Output' ? wrapButton : wrapButton + copyButton;
  const said = label === undefined ? '' : ` data-label="${label}"`;
  const action = actionAddress
    ? `<a class="code-action" href="${actionAddress.replace(/&/g, '&amp;')}" target="_blank" rel="noopener" aria-label="${actionLabel}"></a>`
    : '';
  return `<div class="code-bar"${said}>${shown}${action}<div class="code-buttons">${buttons}</div></div>`;
}

/**
 * A code block whose HTML was created when the page was compiled. React hydrates it as one piece: nothing is
 * highlighted in the browser, and tokens aren't React elements.
 */
function StaticCode({
  html,
  language,
  label,
  title,
  actionLabel,
  actionAddress,
  plainWhereUnseen = false,
}: Props): ReactNode {
  const isUnseen = useContext(IsUnseen);
  const isHydrated = useIsBrowser();
  const [isPlain, setPlain] = useState(plainWhereUnseen && isUnseen && !isHydrated);
  // Colours are added when the panel is first shown, and kept.
  if (isPlain && !isUnseen) setPlain(false);
  // React sets the inner HTML again if it receives a new object.
  const content = useMemo(() => {
    const code = isPlain ? html.replace(/<(a|span) (?:class="token|href=)[^>]*>([^<]*)<\/\1>/g, '$2') : html;
    const shown = code.startsWith('<span class="code-folded">') ? unfold : '';
    return {
      __html: `${header({label, title, actionLabel, actionAddress})}${shown}<pre tabindex="0" translate="no"><code>${code}</code></pre>`,
    };
  }, [html, isPlain, label, title, actionLabel, actionAddress]);
  const isLine = label === 'Terminal' && title === undefined && actionLabel === undefined && !html.includes('\n');
  return (
    <div
      className={clsx(
        'theme-code-block',
        `language-${language}`,
        label === 'Output' && 'code-output',
        isLine && 'code-line',
      )}
      data-plain={isPlain ? '' : undefined}
    >
      <div className="code-content" dangerouslySetInnerHTML={content} />
    </div>
  );
}

/** Without memo, React would parse the HTML again each time the surrounding page renders. */
export default memo(StaticCode);
