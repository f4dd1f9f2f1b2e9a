import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import {type ReactNode, useEffect, useRef} from 'react';
import {flushSync} from 'react-dom';

/**
 * Clears the error when the reader navigates; the stock page keeps it until its button is pressed. The button keeps the
 * focus if the page crashes again.
 */
export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const {tryAgain} = props;
  const location = useLocation();
  const crashed = useRef(location);
  useEffect(() => {
    if (location !== crashed.current) tryAgain();
  }, [location, tryAgain]);

  function retry(): void {
    flushSync(tryAgain);
    // If the page has crashed again, this is another button.
    document.querySelector<HTMLElement>('button.shadow--lw')?.focus();
  }

  return <ErrorPageContent {...props} tryAgain={retry} />;
}
