import {useLocation} from '@docusaurus/router';
import {useTabs} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {whenIdle} from '@docs-kit/instant/browser/idle';
import {IsUnseen} from '../../StaticCode';
import {panelId, TabsId} from '../Tabs/ids';
import type {Props} from '@theme/TabItem';
import {type ReactNode, startTransition, useContext, useEffect, useState} from 'react';

/** Maximum delay, in milliseconds, before hidden panels are rendered. */
const missingFor = 500;

/**
 * Whether a panel renders its content. On client-side navigation, hidden panels are rendered after the visible ones,
 * because they contain most of a page's code: four of five languages. On the longest page, this saves a third of the
 * time until its heading is painted. The server's HTML contains them all.
 */
function useFilled(isSelected: boolean): boolean {
  const isHydrated = useIsBrowser();
  const {hash} = useLocation();
  const [isFilled, setFilled] = useState(!isHydrated);
  useEffect(() => {
    if (isFilled) return undefined;
    return whenIdle(() => startTransition(() => setFilled(true)), missingFor);
  }, [isFilled]);
  // A hash's target may be in any panel.
  return isFilled || isSelected || hash !== '';
}

/**
 * A panel with its value and label as attributes, for the style sheet, for anchors, and for readers without scripts.
 */
export default function TabItem({children, className, label, value}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  const isFilled = useFilled(isSelected);
  const id = panelId(useContext(TabsId), value);
  if (!isSelected && lazy) return null;

  return (
    <div
      role="tabpanel"
      id={id}
      aria-label={label ?? value}
      data-value={value}
      className={className}
      hidden={!isSelected}
    >
      <IsUnseen value={!isSelected}>{isFilled && children}</IsUnseen>
    </div>
  );
}
