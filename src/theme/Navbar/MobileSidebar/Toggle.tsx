import OriginalToggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import NoScriptMenu from '@site/src/components/Navbar/NoScriptMenu';

/** Wraps the original: without JavaScript, a menu takes the place of the button. */
export default function NavbarMobileSidebarToggle() {
  return (
    <>
      <OriginalToggle />
      <noscript>
        <NoScriptMenu />
      </noscript>
    </>
  );
}
