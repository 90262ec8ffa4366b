/** The row that shows where an API works. */
import {environments} from '../../src/components/Compatibility/support';
import {fetchText, open} from './support/site';
import {expect, test} from './support/test';

const path = '/docs/layout-utils/measure-text';

for (const [width, columns] of [
  [320, 2],
  [390, 3],
  [768, 6],
  [1440, 6],
] as const) {
  test(`${environments.length} environments in rows of ${columns} at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, path);
    const row = page.locator('#compatibility ~ ul').first();
    const cells = row.locator('> li');
    await expect(cells).toHaveCount(environments.length);
    const tops = await cells.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    // Neither the row nor a cell is narrower than its words.
    expect(
      await row.evaluate(
        (list) =>
          [list, ...list.querySelectorAll('li')].filter(
            ({scrollWidth, clientWidth}) => scrollWidth > clientWidth,
          ).length,
      ),
    ).toBe(0);
  });
}

test('names server-side rendering and scripts separately, also in the Markdown twin', async ({
  page,
  request,
}) => {
  await open(page, path);
  const row = page.locator('#compatibility ~ ul').first();
  await expect(row.getByText('Server-side rendering')).toBeVisible();
  await expect(row.getByText('Node.js or Bun script')).toBeVisible();
  const markdown = await fetchText(request, `${path}.md`);
  expect(markdown).toContain('- Server-side rendering: yes\n');
  expect(markdown).toContain('- Node.js or Bun script: no, it needs a browser\n');
});
