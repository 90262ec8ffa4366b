import type {Kind} from '../kind';
import {apiKinds} from './api';
import {builtKinds} from './built';
import {linkKinds} from './links';
import {pageKinds} from './pages';
import {sampleKinds} from './samples';
import {siteKinds} from './site';

/** Every kind of fault that the checks are tested with. */
export const catalog: readonly Kind[] = [
  ...pageKinds,
  ...linkKinds,
  ...sampleKinds,
  ...apiKinds,
  ...siteKinds,
  ...builtKinds,
];
