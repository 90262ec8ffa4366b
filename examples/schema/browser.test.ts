import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, test} from 'vitest';
import {expect, inputOf, labelOf, open, press, settle, shown, startStudio} from '../studio';

const {page, project, stop} = await startStudio(import.meta.dirname);
afterAll(stop);

const readRoot = (folder: string): string =>
  readFileSync(path.join(folder, 'src/Root.tsx'), 'utf8');

test('/docs/schemas: “Clear the author field. Its label must turn red, and String must contain at least 1 character(s) must appear below it. The video keeps the last valid value.”', async () => {
  await open(page, 'Quote');
  await press(page, 'Control+J');
  await shown(page, 'Props').click();
  await expect(shown(page, 'The documentation')).toBeVisible();
  await inputOf(page, 'author').fill('');
  await expect(labelOf(page, 'author').locator('span').first()).toHaveCSS(
    'color',
    'rgb(255, 50, 50)',
  );
  await expect(shown(page, 'String must contain at least 1 character(s)')).toBeVisible();
  await settle(page);
  expect(await shown(page, 'The documentation').isVisible()).toBe(true);
});

test('/docs/visual-editing: “Change the color of the quote, save it and check the file: The line with color has the new value. If Prettier had already formatted the file in the same way, nothing else has changed.”', async () => {
  await open(page, 'Quote');
  await inputOf(page, 'color').fill('#00695c');
  // The second button of a changed field saves it. It appears once the server has found the value in the code, and the
  // Studio ignores Ctrl+S until then.
  await expect(labelOf(page, 'color').locator('button').nth(1)).toBeEnabled();
  await press(page, 'Control+S');
  await expect
    .poll(() => readRoot(project))
    .toBe(readRoot(import.meta.dirname).replace('#b3261e', '#00695c'));
});
