import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import useMobileSidebarFocus from '@site/src/components/Navbar/useMobileSidebarFocus';

/**
 * Wraps the original: Escape closes the sidebar. The original renders the sidebar in windows up to 996 px
 * only, but with large text, wider windows have the hamburger button too (see `src/css/base.css`).
 */
export default function NavbarMobileSidebar() {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  useMobileSidebarFocus();
  return (
    <>
      {/* Also locks the scroll position of the page when it renders nothing. */}
      <OriginalMobileSidebar />
      {shown && !shouldRender && (
        <NavbarMobileSidebarLayout
          header={<NavbarMobileSidebarHeader />}
          primaryMenu={<NavbarMobileSidebarPrimaryMenu />}
          secondaryMenu={<NavbarMobileSidebarSecondaryMenu />}
        />
      )}
    </>
  );
}
