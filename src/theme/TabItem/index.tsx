import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

/** A panel that carries its value and its label, for the style sheet, for anchors and for readers without scripts. */
export default function TabItem({children, className, label, value}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) {
    return null;
  }
  return (
    <div role="tabpanel" aria-label={label ?? value} data-value={value} className={className} hidden={!isSelected}>
      {children}
    </div>
  );
}
