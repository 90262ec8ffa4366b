import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/**
 * Returns axe for a page, in a form that only collects violations and needs a fraction of the time: without the
 * legacy mode, axe opens a second page for each analysis, to merge the results of frames of other sites.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
