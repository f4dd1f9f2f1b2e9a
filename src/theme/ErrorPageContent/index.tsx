import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import {type ReactNode, useEffect, useRef} from 'react';

/** Clears the error when the reader navigates; the stock page keeps it until its button is pressed. */
export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const {tryAgain} = props;
  const location = useLocation();
  const crashed = useRef(location);
  useEffect(() => {
    if (location !== crashed.current) tryAgain();
  }, [location, tryAgain]);
  return <ErrorPageContent {...props} />;
}
