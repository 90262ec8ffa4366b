import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, ContextObject, RunOptions} from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly rule: string;
  readonly help: string;
  readonly element: string;
  readonly why: string;
}

interface AxeOptions {
  /** A selector of the elements to look at. The default is the whole page. */
  readonly within?: string;
  /** Selectors of elements to leave out. */
  readonly except?: readonly string[];
  /** The only rules or tags of rules to apply. The default is every rule that axe enables. */
  readonly only?: readonly string[];
  /** Rules to leave out. */
  readonly without?: readonly string[];
}

export const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on the color mode. The others judge both modes at once. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns what axe finds in a page. Loads axe once per document: `@axe-core/playwright` loads it for each analysis, which
 * takes longer than most analyses.
 */
export const axeFindings = async (
  page: Page,
  {within, except = [], only, without = []}: AxeOptions = {},
): Promise<Finding[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const context: ContextObject = {
    include: [within ?? 'html'],
    ...(except.length > 0 && {exclude: [...except]}),
  };
  const options: RunOptions = {
    ...(only && {runOnly: [...only]}),
    rules: Object.fromEntries(without.map((rule) => [rule, {enabled: false}])),
    resultTypes: ['violations'],
    iframes: false,
  };
  const {violations} = (await page.evaluate(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`,
  )) as AxeResults;
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({html, failureSummary}) => ({
      rule: id,
      help,
      element: html.slice(0, 200),
      why: (failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 300),
    })),
  );
};

/**
 * Code and the sidebar have the same colors on all docs pages. Their thousands of words take most of the time, so
 * their colors are only measured on this page.
 */
const pageWithAllColors = '/docs/interpolate';
const sharedByPages = ['.theme-code-block pre', '.theme-doc-sidebar-menu'];

/** What axe finds about the colors of a page in the current color mode. */
export const colorFindings = (page: Page): Promise<Finding[]> => {
  const except = new URL(page.url()).pathname === pageWithAllColors ? [] : sharedByPages;
  return axeFindings(page, {only: colorRules, except});
};

/** What all rules of axe find in a page. */
export const allFindings = async (page: Page): Promise<Finding[]> => [
  ...(await axeFindings(page, {only: everyRule, without: colorRules})),
  ...(await colorFindings(page)),
];
