/** The row that shows where an API works. */
import {environments} from '../../features/compatibility/client/support';
import {open} from './support/site';
import {expect, test} from './support/test';

test('the environments are in rows of two to six, depending on the width', async ({page}) => {
  await open(page, '/docs/layout-utils/measure-text');
  const row = page.locator('#compatibility ~ ul').first();
  const cells = row.locator('> li');
  await expect(cells).toHaveCount(environments.length);
  for (const [width, columns] of [
    [320, 2],
    [390, 3],
    [768, 6],
    [1440, 6],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const tops = await cells.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    expect(
      tops.filter((top) => top === tops[0]),
      `${width} px`,
    ).toHaveLength(columns);
    // Neither the row nor a cell is narrower than its words.
    const isCut = ({scrollWidth, clientWidth}: Element) => scrollWidth > clientWidth;
    const parts = [row, ...(await cells.all())];
    for (const part of parts) {
      expect(await part.evaluate(isCut), `${width} px`).toBe(false);
    }
  }
});
