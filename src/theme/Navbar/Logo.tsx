import OriginalLogo from '@theme-original/Navbar/Logo';
import {openBrandPage} from '@site/src/components/openBrandPage';

/** Wraps the original: a right click on the logo opens the brand page, where its files are, in a new tab. */
export default function NavbarLogo() {
  return (
    // The brand page is in the footer too, so nothing is out of reach without a mouse.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="navbar-logo" onContextMenu={openBrandPage}>
      <OriginalLogo />
    </div>
  );
}
