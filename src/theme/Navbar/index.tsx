import {memo} from 'react';
import OriginalNavbar from '@theme-original/Navbar';
import FirstPaint from '@site/src/components/FirstPaint';

/** Wraps the original: it is the same on every page, and its links see for themselves which one that is. */
export default memo(function Navbar() {
  return (
    <>
      <OriginalNavbar />
      <FirstPaint id="navbar-end" />
    </>
  );
});
