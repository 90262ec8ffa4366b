/** Lists of entries, and pages about the company: what they say about themselves. */
import {expect, test} from './support/test';

for (const path of ['/showcase/', '/experts/', '/templates/']) {
  test(`${path}: the meta line of each entry has at most one middle dot`, async ({page}) => {
    await page.goto(path);
    const lines = await page.locator('main li p[class*="meta"]').allTextContents();
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      expect(line).toMatch(/^[^·]+(?: · [^·]+)?$/);
      expect(line).not.toMatch(/,\s*(?:,|·|$)|·\s*,/);
    }
  });
}

test('/brand/: the first paragraph denies that this is the logo of the company', async ({page}) => {
  await page.goto('/brand/');
  await expect(page.locator('main p').first()).toContainText(
    'This is not the logo of Remotion, the company',
  );
});

test('/templates/next-tailwind lists the composition NextLogo', async ({page}) => {
  await page.goto('/templates/next-tailwind');
  await expect(page.getByRole('row', {name: /^NextLogo 140 × 140 px 30 fps/})).toBeVisible();
});

test('/experts/ says at the top what the profiles are, where to find people, and how to get listed', async ({
  page,
}) => {
  await page.goto('/experts/');
  const note = page.locator('main .alert');
  await expect(note).toHaveCount(1);
  await expect(note).toContainText('describes a specialty, not a person');
  await expect(note.getByRole('link', {name: /people who are available/})).toBeVisible();
  await expect(note).toContainText('To get listed here');
  expect(
    await page
      .locator('main li')
      .filter({hasText: /sample/i})
      .count(),
  ).toBe(0);
});

test('pages of tags that are gone lead to the list of their collection', async ({request}) => {
  for (const [from, to] of [
    ['/blog/tags/audio', '/blog'],
    ['/learn/tags', '/learn'],
    ['/learn/tags/beginner', '/learn'],
    ['/success-stories/tags/lambda', '/success-stories'],
  ] as const) {
    const response = await request.get(from, {maxRedirects: 0});
    expect([response.status(), response.headers()['location']], from).toEqual([301, to]);
    expect((await request.get(to)).status(), to).toBe(200);
  }
});
