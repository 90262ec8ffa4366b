import type {JSHandle, Page} from '@playwright/test';

/** What `__webpack_require__` of the bundle's runtime is to a test. */
interface Require {
  (id: string): unknown;
  readonly m: Record<string, (...args: never[]) => unknown>;
}

/**
 * A module of the running bundle, found by a text of its code: the very instance that the page uses.
 *
 * @throws when no module, or more than one, contains the text
 */
export const bundledModule = <Exports>(page: Page, text: string): Promise<JSHandle<Exports>> =>
  page.evaluateHandle((wanted) => {
    const name = Object.keys(window).find((key) => key.startsWith('webpackChunk'));
    if (!name) {
      throw new Error('The page has no bundle.');
    }
    const chunks = (window as unknown as Record<string, unknown[]>)[name] ?? [];
    let bundle: Require | undefined;
    chunks.push([[Symbol('test')], {}, (require: Require) => (bundle = require)]);
    if (!bundle) {
      throw new Error('The bundle did not give its require function.');
    }
    const found = Object.entries(bundle.m).filter(([, factory]) =>
      String(factory).includes(wanted),
    );
    if (found.length !== 1) {
      throw new Error(
        `${found.length} modules contain ${JSON.stringify(wanted)}: ${found.map(([id]) => id).join(', ')}`,
      );
    }
    return bundle(found[0]?.[0] ?? '');
  }, text) as Promise<JSHandle<Exports>>;
