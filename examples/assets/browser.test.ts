import {afterAll, test} from 'vitest';
import {edit, expect, isReloaded, open, settle, shown, startStudio} from '../studio';

const studio = await startStudio(import.meta.dirname);
const {page} = studio;
afterAll(studio.stop);

test('/docs/assets: “If you add a city to the file and reload the Studio, the video becomes one second longer. The reload is necessary …”', async () => {
  await open(page, 'Cities');
  await expect(shown(page, 'Duration 00:03.00')).toBeVisible();
  await edit(studio, 'public/cities.json', '"Geneva"', '"Geneva", "Lugano"');
  await settle(page);
  expect(await shown(page, 'Duration 00:03.00').isVisible()).toBe(true);
  await page.reload();
  await expect(shown(page, 'Duration 00:04.00')).toBeVisible();
});

test('/docs/assets: “If you import the JSON file instead, the Studio updates without a reload.”', async () => {
  await open(page, 'Cities');
  await expect(shown(page, 'Duration 00:04.00')).toBeVisible();
  await edit(
    studio,
    'src/Root.tsx',
    'import {Cities,',
    "import cities from '../public/cities.json';\nimport {Cities,",
  );
  await edit(
    studio,
    'src/Root.tsx',
    `  const response = await fetch(staticFile('cities.json'));
  const cities = (await response.json()) as string[];
`,
    '',
  );
  await edit(studio, 'public/cities.json', '"Lugano"', '"Lugano", "Zug"');
  await expect(shown(page, 'Duration 00:05.00')).toBeVisible();
  // The change of Root.tsx could have caused the first update, but not this one.
  await edit(studio, 'public/cities.json', '"Zug"', '"Zug", "Biel"');
  await expect(shown(page, 'Duration 00:06.00')).toBeVisible();
  expect(await isReloaded(page)).toBe(false);
});
