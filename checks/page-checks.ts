import type {Check} from '@docs-kit/docs-proof';

interface CheckModule {
  readonly check: Check;
}

/**
 * The module of each check of the pages, in the order in which they run. The checks that fail most often come first. A
 * module exports a `Check` with the same name as `check`, and is loaded only if the check runs.
 */
const modules = {
  form: () => import('./form'),
  links: () => import('./links'),
  entries: () => import('./entries'),
  samples: () => import('../proofs/samples'),
  examples: () => import('../features/examples/check'),
  outputs: () => import('../features/examples/outputs'),
  exports: () => import('../proofs/exports'),
  cli: () => import('../proofs/cli'),
  defaults: () => import('../proofs/defaults'),
  since: () => import('../features/since/check'),
  signatures: () => import('../features/signatures/check'),
  messages: () => import('../proofs/messages'),
  compatibility: () => import('../features/compatibility/check'),
  'links-from-outside': () => import('./links-from-outside'),
} satisfies Record<string, () => Promise<CheckModule>>;

export type PageCheck = keyof typeof modules;

export const pageChecks = Object.keys(modules) as PageCheck[];

export const isPageCheck = (name: string): name is PageCheck => Object.hasOwn(modules, name);

/** Loads one check of the pages, so that a run of one check loads no other. */
export const loadPageCheck = async (name: PageCheck): Promise<Check> =>
  (await modules[name]()).check;
