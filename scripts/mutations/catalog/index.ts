import type {Kind} from '../types';
import {apiKinds} from './api';
import {builtKinds} from './built';
import {codeKinds} from './code';
import {dataKinds} from './data';
import {linkKinds} from './links';
import {pageKinds} from './pages';
import {sampleKinds} from './samples';

/** Every kind of fault that the checks are tested with. */
export const catalog: readonly Kind[] = [
  ...pageKinds,
  ...linkKinds,
  ...sampleKinds,
  ...apiKinds,
  ...dataKinds,
  ...codeKinds,
  ...builtKinds,
];
