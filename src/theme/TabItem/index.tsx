import {useLocation} from '@docusaurus/router';
import {useTabs} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {whenIdle} from '@site/src/browser/idle';
import {IsUnseen} from '@site/src/components/StaticCode';
import {usePanelId} from '@site/src/theme/Tabs/ids';
import type {Props} from '@theme/TabItem';
import {type ReactNode, startTransition, useEffect, useState} from 'react';

/** How long the panels that are not shown may be missing from a page, in ms. */
const missingFor = 500;

/**
 * Whether a panel has its content. A page that is opened by a click renders the panels that it does not show after those
 * that it shows, since they are most of a page's code: four of five languages. The server's HTML has them all.
 */
function useFilled(isSelected: boolean): boolean {
  const isHydrated = useIsBrowser();
  const {hash} = useLocation();
  const [isFilled, setFilled] = useState(!isHydrated);
  useEffect(() => {
    if (isFilled) return undefined;
    return whenIdle(() => startTransition(() => setFilled(true)), missingFor);
  }, [isFilled]);
  // The target of an anchor may lie in any panel.
  return isFilled || isSelected || hash !== '';
}

/** A panel that carries its value and its label, for the style sheet, for anchors and for readers without scripts. */
export default function TabItem({children, className, label, value}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  const isFilled = useFilled(isSelected);
  const id = usePanelId(value);
  if (!isSelected && lazy) {
    return null;
  }
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
