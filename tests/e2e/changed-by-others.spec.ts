/** Translators wrap or replace texts, and extensions add elements, before and after hydration. */
// Translators use the deprecated element `<font>`.
/* oxlint-disable typescript/no-deprecated */
import type {Page} from '@playwright/test';
import {kindsOfPage} from './support/pages';
import {nextPaint, waitForHydration} from './support/site';
import {expect, test} from './support/test';
import {without} from './support/settings';

test.beforeEach(() => {
  test.fail(...without.deferredHydration);
});

type Way = 'wrap' | 'replace';

/** Changes each text as translators do: in a `<font>`, with the same text node or with another one. */
const translate = (page: Page, way: Way): Promise<void> =>
  page.evaluate((how) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && !text.parentElement?.closest('script, style, font, option')) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const font = document.createElement('font');
      text.parentNode?.insertBefore(font, text);
      if (how === 'wrap') {
        font.append(text);
      } else {
        font.textContent = text.data;
        text.remove();
      }
    }
  }, way);

const addElements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const parent of document.querySelectorAll('body, main, pre, #__docusaurus')) {
      const guest = document.createElement('grammar-checker');
      parent.prepend(guest);
      parent.setAttribute('data-extension', 'yes');
    }
    for (const field of document.querySelectorAll('input, select, textarea')) {
      field.setAttribute('style', 'outline: 1px solid red');
      field.after(document.createElement('password-manager'));
    }
  });

/** Pages of different layouts. */
const layouts = ['home', 'template', 'docs-home', 'api-function'] as const;

for (const kind of layouts) {
  const address = kindsOfPage[kind];
  test(`${kind}: texts are translated before and after the start, and elements added`, async ({
    page,
  }) => {
    await page.goto(address);
    await addElements(page);
    await translate(page, 'wrap');
    await waitForHydration(page);
    await nextPaint(page);
    await translate(page, 'replace');
    await page.getByRole('button', {name: /^Switch between dark and light/}).click();
    // Leaving the page removes all texts.
    await page.getByRole('link', {name: 'API', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API overview');
  });
}

for (const way of ['wrap', 'replace'] as const) {
  test(`the price of /docs/lambda/cost-example follows its controls if texts are changed: ${way}`, async ({
    page,
  }) => {
    await page.goto('/docs/lambda/cost-example');
    await translate(page, way);
    await waitForHydration(page);
    await translate(page, way);
    const calculator = page.getByRole('group', {name: 'Cost calculator'});
    const price = calculator.getByRole('status');
    const before = await price.innerText();
    await calculator.getByLabel('Region').selectOption('eu-central-1');
    await expect(price).toContainText('in eu-central-1 with');
    await calculator.getByLabel('Memory').fill('4096');
    await expect(price).toContainText('with 4096 MB');
    const after = await price.innerText();
    expect(/^\$[\d.,]+/.exec(after)?.[0]).not.toBe(/^\$[\d.,]+/.exec(before)?.[0]);
    // Nothing of the old text is left beside the new one.
    expect(after.match(/\$[\d.,]+/g)).toHaveLength(1);
  });
}

for (const way of ['wrap', 'replace'] as const) {
  test(`the original text is there again if the translation ends: ${way}`, async ({page}) => {
    await page.goto('/docs/spring');
    await waitForHydration(page);
    const heading = page.locator('main h2').first();
    const original = await heading.innerText();
    await heading.evaluate(async (element, how) => {
      const text = element.firstChild as Text;
      const font = document.createElement('font');
      text.before(font);
      if (how === 'wrap') {
        font.append(text);
      } else {
        text.remove();
      }
      font.textContent = 'Beispiel';
      await new Promise((resolve) => requestAnimationFrame(resolve));
      font.replaceWith(text);
    }, way);
    await expect(heading).toHaveText(original);
  });
}

test('a translation that was there before the start stays where nothing changes', async ({
  page,
}) => {
  await page.goto('/docs/spring');
  await page.evaluate(() => {
    const heading = document.querySelector('main h2');
    const text = heading?.firstChild;
    const font = document.createElement('font');
    font.textContent = 'Beispiel';
    text?.replaceWith(font);
  });
  await waitForHydration(page);
  await expect(page.locator('main h2').first()).toContainText('Beispiel');
});
