/** The tools on the Lambda pages: cost calculator, policy builder, function name reader and webhook tester. */
import type {Page} from '@playwright/test';
import {open} from './support/site';
import {expect, test} from './support/test';

const pages = {
  cost: '/docs/lambda/cost-example',
  permissions: '/docs/lambda/permissions',
  name: '/docs/lambda/naming-convention',
  webhooks: '/docs/lambda/webhooks',
} as const;

const tool = (page: Page, name: string) => page.getByRole('group', {name, exact: true});

/** The cell next to a label in the table of a tool. */
const value = (page: Page, name: string, label: string) =>
  tool(page, name)
    .locator('tr', {has: page.locator(`th:text-is("${label}")`)})
    .locator('td');

test.describe('the cost calculator', () => {
  const name = 'Cost calculator';

  test('calculates with what the reader enters', async ({page}) => {
    await open(page, pages.cost);
    const calculator = tool(page, name);
    await calculator.getByLabel('Video length in seconds').fill('10');
    await expect(value(page, name, 'Rendering functions')).toHaveText('15');
    await expect(value(page, name, 'Price of one render')).toHaveText('$0.00230');
    await calculator.getByLabel('Renders per month').fill('10000');
    await expect(value(page, name, 'Price of 10,000 renders')).toHaveText('$23.01');
    await calculator.getByLabel('Region').selectOption('ap-east-1');
    await expect(calculator.getByRole('status')).toContainText('10,000 renders in ap-east-1');
    await expect(value(page, name, 'Price of one render')).not.toHaveText('$0.00230');
    await calculator.getByLabel('Video length').fill('36,000');
    await calculator.getByLabel('Time per frame').fill('200');
    await expect(calculator.getByRole('status')).toContainText(
      'This render would fail because it takes longer than 15',
    );
  });

  test('says what is wrong with a number, and keeps the last result', async ({page}) => {
    await open(page, pages.cost);
    const memory = tool(page, name).getByLabel('Memory in MB');
    await memory.fill('20000');
    await expect(memory).toHaveAttribute('aria-invalid', 'true');
    await expect(memory).toHaveAccessibleDescription('Enter a whole number from 512 to 10240.');
    await expect(value(page, name, 'Price of one render')).toHaveText('$0.01170');
    for (const wrong of ['', '2e3', '9'.repeat(500)]) {
      await memory.fill(wrong);
      await expect(memory).toHaveAttribute('aria-invalid', 'true');
      await expect(memory).toHaveValue(wrong);
      await expect(value(page, name, 'Price of one render')).toHaveText('$0.01170');
    }
    await memory.fill('1024');
    await expect(memory).toHaveAttribute('aria-invalid', 'false');
    await expect(value(page, name, 'Price of one render')).not.toHaveText('$0.01170');
  });
});

test.describe('the policy builder', () => {
  const name = 'Builder for the user policy';

  test('copies the policy, with the keyboard', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, pages.permissions);
    const builder = tool(page, name);
    const policy = builder.getByRole('region');
    await policy.focus();
    await page.keyboard.press('Tab');
    await expect(builder.getByRole('button', {name: 'Copy policy'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(builder.getByText('Copied', {exact: true})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toEqual(JSON.parse((await policy.textContent()) ?? ''));
  });

  test('says how to copy if the browser refuses it', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await open(page, pages.permissions);
    const builder = tool(page, name);
    await builder.getByRole('button', {name: 'Copy policy'}).click();
    await expect(builder.getByText('Select the text to copy it.')).toBeVisible();
  });

  test('a label that was clicked before hydration toggles its feature', async ({page}) => {
    await page.goto(pages.permissions);
    const builder = tool(page, name);
    await builder.getByText('Deploy functions', {exact: true}).click();
    await expect(builder.getByLabel('Deploy functions')).not.toBeChecked();
  });

  test('shows the actions and the policy for the selected features', async ({page}) => {
    await open(page, pages.permissions);
    const builder = tool(page, name);
    await expect(builder.getByRole('status')).toHaveText('31 of 31 actions');
    await builder.getByRole('button', {name: 'Clear'}).click();
    await expect(builder.getByRole('status')).toHaveText(/^Select at least one feature/);
    await builder.getByLabel('Render stills').press('Space');
    await expect(builder.getByRole('status')).toHaveText('1 of 31 actions');
    await expect(builder.locator('tbody tr')).toHaveCount(1);
    const policy = JSON.parse(
      (await builder.getByRole('region', {name: /^The user policy/}).textContent()) ?? '',
    ) as unknown;
    expect(policy).toEqual({
      Version: '2012-10-17',
      Statement: [
        {
          Sid: 'FunctionManagement',
          Effect: 'Allow',
          Action: ['lambda:InvokeFunction'],
          Resource: ['arn:aws:lambda:*:*:function:remotion-render-*'],
        },
      ],
    });
    await builder.getByRole('button', {name: 'Select all'}).click();
    await expect(builder.locator('tbody tr')).toHaveCount(31);
  });
});

test('the function name reader explains a name, and what is wrong with another', async ({page}) => {
  await open(page, pages.name);
  const reader = tool(page, 'Function name reader');
  const field = reader.getByLabel('Function name or ARN');
  await field.fill('remotion-render-4-0-100-mem3008mb-disk10240mb-901sec');
  await expect(reader.getByRole('status')).toHaveText(
    'Version 4.0.100, 3008 MB of memory, 10240 MB of disk, 901 seconds',
  );
  await expect(reader.locator('tbody tr').last()).toContainText('outside the limits (15 to 900)');
  await field.fill('my-function');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(reader.getByRole('status')).toContainText('It is missing the prefix');
});

test('the function name reader keeps a name if Enter is pressed before hydration', async ({
  page,
}) => {
  await page.route('**/assets/js/*.js', () => undefined);
  await page.goto(pages.name, {waitUntil: 'commit'});
  const field = page.getByLabel('Function name or ARN');
  await field.fill('my-function');
  await field.press('Enter');
  await page.waitForTimeout(300);
  await expect(field).toHaveValue('my-function');
  await expect(page).toHaveURL(pages.name);
});

test('the webhook tester shows the signature and the result of the check', async ({page}) => {
  await open(page, pages.webhooks);
  const name = 'Webhook tester';
  const tester = tool(page, name);
  await expect(tester.getByRole('status')).toHaveText('The signature is valid.');
  const before = await value(page, name, 'Signature').textContent();
  await tester.getByLabel('Secret').fill('another');
  await expect(tester.getByRole('status')).toHaveText('Signatures do not match');
  const after = await value(page, name, 'Signature').textContent();
  expect(after).toMatch(/^sha512=[\da-f]{128}$/);
  expect(after).not.toBe(before);
  await tester.getByLabel('Header').fill(after ?? '');
  await expect(tester.getByRole('status')).toHaveText('The signature is valid.');
  await tester.getByLabel('Header').fill('');
  await expect(tester.getByRole('status')).toHaveText('No webhook signature was provided');
  await tester.getByLabel('Request body').fill('{');
  await expect(tester.getByRole('status')).toContainText('The body isn’t valid JSON');
});
