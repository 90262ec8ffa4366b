import {memo} from 'react';
import type Navbar from '@theme/Navbar';
import OriginalNavbar from '@theme-original/Navbar';

/** Wraps the original: it is the same on every page, and its links see for themselves which one that is. */
export default memo(OriginalNavbar as typeof Navbar);
