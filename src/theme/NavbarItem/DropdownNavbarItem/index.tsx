import type {WrapperProps} from '@docusaurus/types';
import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import type DropdownNavbarItemType from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';

/** Only opens its menu. The stock version dropdown also is a link, so a tap on it leaves the page for the introduction. */
export default function DropdownNavbarItemWrapper(props: WrapperProps<typeof DropdownNavbarItemType>): ReactNode {
  return <DropdownNavbarItem {...props} to={undefined} />;
}
