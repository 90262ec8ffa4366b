import OriginalLogo from '@theme-original/Navbar/Logo';
import {openBrandPage} from '@site/src/components/openBrandPage';

/** Wraps the original: a right click on the logo opens the brand page, where its files are, in a new tab. */
export default function NavbarLogo() {
  return (
    // The brand page is in the footer too, so nothing is out of reach without a mouse.
    <div className="navbar-logo" onContextMenu={openBrandPage}>
      <OriginalLogo />
    </div>
  );
}
