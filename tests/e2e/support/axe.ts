import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/**
 * Returns axe for a page, in a form that only collects violations and needs a fraction of the time: without the
 * legacy mode, axe opens a second page for each analysis, to merge the results of frames of other sites.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

export interface Finding {
  readonly rule: string;
  readonly help: string;
  readonly element: string;
  readonly why: string;
}

export const findings = (violations: Violations): Finding[] =>
  violations.flatMap(({id, help, nodes}) =>
    nodes.map(({html, failureSummary}) => ({
      rule: id,
      help,
      element: html.slice(0, 200),
      why: (failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 300),
    })),
  );

export const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on the color mode. The others judge both modes at once. */
export const colorRules = ['color-contrast', 'link-in-text-block'];
