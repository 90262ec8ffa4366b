import {pageChecks} from '../../../checks/lib/page-checks';
import type {Kind} from '../types';
import {apiKinds} from './api';
import {builtKinds} from './built';
import {codeKinds} from './code';
import {compatibilityKinds} from './compatibility';
import {dataKinds} from './data';
import {defaultKinds} from './defaults';
import {factKinds} from './facts';
import {linkKinds} from './links';
import {outputKinds} from './outputs';
import {pageKinds} from './pages';
import {sampleKinds} from './samples';

const names: ReadonlySet<string> = new Set(pageChecks);

/** Kinds of faults for checks that the site doesn't have yet. They are used as soon as `pageChecks` lists the check. */
const planned = [...defaultKinds, ...outputKinds, ...compatibilityKinds, ...factKinds].filter(
  ({detectors}) => detectors.every((name) => names.has(name)),
);

/** Every kind of fault that the checks are tested with. */
export const catalog: readonly Kind[] = [
  ...pageKinds,
  ...linkKinds,
  ...sampleKinds,
  ...apiKinds,
  ...dataKinds,
  ...codeKinds,
  ...builtKinds,
  ...planned,
];
