import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import DismissibleDropdown from '@site/src/components/Navbar/DismissibleDropdown';

/** Wraps the original: Space opens the dropdown, and Escape closes it. */
export default function DropdownNavbarItemDesktop(props: Props) {
  return (
    <DismissibleDropdown>
      <OriginalDropdown {...props} />
    </DismissibleDropdown>
  );
}
