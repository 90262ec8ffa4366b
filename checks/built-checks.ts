import type {Check} from '@docs-kit/docs-proof';
import {check as browsers} from './browsers';
import {check as budgets} from './budgets';
import {check as delivery} from '../delivery/check';
import {check as head} from './head';
import {check as markdownTwins} from './markdown-twins';
import {check as search} from './search';
import {check as singleCopy} from './single-copy';

/** The checks of the built site and the installed packages, in the order in which they run. */
export const builtChecks: readonly Check[] = [
  singleCopy,
  head,
  budgets,
  browsers,
  markdownTwins,
  search,
  // Runs last because it puts load on the machine.
  delivery,
];
