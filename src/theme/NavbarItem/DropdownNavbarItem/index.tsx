import type {WrapperProps} from '@docusaurus/types';
import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import type DropdownNavbarItemType from '@theme/NavbarItem/DropdownNavbarItem';
import type {MouseEvent, ReactNode} from 'react';

type Props = WrapperProps<typeof DropdownNavbarItemType>;

/**
 * Only opens its menu. The stock version dropdown also is a link, so a tap on it leaves the page for the introduction.
 *
 * A choice closes the mobile menu as well: the stock item takes its own click handler, which stores the version, instead
 * of the menu's.
 */
export default function DropdownNavbarItemWrapper(props: Props): ReactNode {
  const {items, mobile, onClick} = props;
  const choices = items.map((item) => ({
    ...item,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      item.onClick?.(event);
      if (mobile) onClick?.(event);
    },
  }));
  return <DropdownNavbarItem {...props} items={choices} to={undefined} />;
}
