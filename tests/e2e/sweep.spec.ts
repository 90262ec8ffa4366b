/**
 * Opens each page once: nothing in the console, no failed request, no hydration error, no layout shift, no violation
 * that axe finds apart from colors, and nothing that sticks out or is squeezed at 320 px. One page of every kind is always
 * opened, pages that changed since they passed (records/pages.json), and a rotating fifth of the others; with ALL=1, every
 * page. Each kind of page is checked as a whole, of the others what is in `<main>`.
 */
import path from 'node:path';
import {buildDir, root} from '@docs-kit/tools';
import {readRecord, rotationOf} from '@docs-kit/tools/record';
import {skipMark} from '@docs-kit/tools/reports';
import {pageKeys, pageRecord, readBuiltPages, selectPages} from '../../checks/lib/page-keys';
import {axeFindings, colorRules, everyRule} from './support/axe';
import {emptyHeaders, squeezedCells, sticksOut} from './support/layout';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {kinds} from './support/pages';
import {nextPaint, open} from './support/site';
import {expect, test} from './support/test';

// Each part opens its share of the pages in one tab, one after the other.
const parts = 8;

for (const part of Array.from({length: parts}, (_, index) => index)) {
  test(`every page opens without a fault, part ${part + 1} of ${parts}`, async ({
    page,
    problems,
  }) => {
    const keys = pageKeys(readBuiltPages(buildDir));
    const selected = selectPages(
      keys,
      readRecord(path.join(root, pageRecord)),
      kinds.map(([, at]) => at),
      rotationOf(root),
    );
    expect(selected.length).toBeGreaterThan(30);
    if (part === 0) {
      console.log(
        `${skipMark}${keys.size - selected.length} of ${keys.size} pages in the sweep, which passed with the same content (${pageRecord}).`,
      );
    }
    const kindPaths = new Set<string>(kinds.map(([, at]) => at));
    const share = selected.filter((_, index) => index % parts === part);
    test.setTimeout(60_000 + share.length * 20_000);
    await recordLayoutShifts(page);
    const faults: string[] = [];
    for (const at of share) {
      await page.setViewportSize({width: 1440, height: 900});
      await open(page, at);
      const moved = await layoutShifts(page);
      const main = page.locator('main');
      // Links in signatures, which are as small as `a`, are exempt from target-size, because the size of a line of code
      // constrains them (WCAG 2.5.8). kinds.spec.ts applies the rule to each kind of page.
      const violations = await axeFindings(page, {
        ...(!kindPaths.has(at) && (await main.count()) > 0 && {within: 'main'}),
        only: everyRule,
        without: [...colorRules, 'target-size'],
      });
      await page.setViewportSize({width: 320, height: 640});
      await nextPaint(page);
      const found = [
        ...problems.take(),
        ...moved,
        ...violations,
        ...(await emptyHeaders(page)),
        ...(await squeezedCells(page)),
        ...(await sticksOut(page)),
      ];
      faults.push(...found.map((fault) => `${at}: ${JSON.stringify(fault)}`));
    }
    expect(faults, faults.join('\n')).toEqual([]);
  });
}
