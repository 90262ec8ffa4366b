/** The tools on the Lambda pages: cost calculator, policy builder, function name reader and webhook tester. */
import type {Page} from '@playwright/test';
import {createHmac} from 'node:crypto';
import {estimatePrice, getRegions, getRolePolicy, getUserPolicy} from '@remotion/lambda';
import {speculateFunctionName, validateWebhookSignature} from '@remotion/lambda/client';
import {defaultFramesPerFunction} from '../../src/components/lambda/framesPerFunction';
import {axeFindings} from './support/axe';
import {Random} from './support/random';
import {open} from './support/site';
import {expect, test} from './support/test';

const pages = {
  cost: '/docs/lambda/cost-example',
  price: '/docs/lambda/estimateprice',
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

  for (const path of [pages.cost, pages.price]) {
    test(`starts with the example of the guide on ${path}`, async ({page}) => {
      await open(page, path);
      await expect(value(page, name, 'Rendering functions')).toHaveText('82');
      await expect(value(page, name, 'Total billed time')).toHaveText('437.2 s');
      await expect(value(page, name, 'Price of one render')).toHaveText('$0.01170');
    });
  }

  test('shows what estimatePrice() returns for random numbers', async ({page}) => {
    await open(page, pages.cost);
    const random = new Random(331);
    const calculator = tool(page, name);
    for (let run = 0; run < 12; run += 1) {
      const region = random.pick(getRegions());
      const memorySizeInMb = 512 + random.below(9728);
      const seconds = 1 + random.below(1800);
      const fps = random.pick([24, 25, 29.97, 30, 60]);
      const milliseconds = 1 + random.below(500);
      await calculator.getByLabel('Region').selectOption(region);
      for (const [label, number] of [
        ['Memory in MB', memorySizeInMb],
        ['Video length', seconds],
        ['Frames per second', fps],
        ['Time per frame', milliseconds],
      ] as const) {
        await calculator.getByLabel(label).fill(String(number));
      }
      // As in examples/lambda-scale/cost.mjs.
      const frames = Math.round(seconds * fps);
      const framesPerFunction = defaultFramesPerFunction(frames);
      const functions = Math.ceil(frames / framesPerFunction);
      const price = estimatePrice({
        region,
        memorySizeInMb,
        diskSizeInMb: 2048,
        lambdasInvoked: functions + 2,
        durationInMilliseconds:
          (functions + 2) * 3000 + 3000 + (frames + framesPerFunction) * milliseconds,
      });
      const cell = value(page, name, 'Price of one render');
      await expect(value(page, name, 'Rendering functions')).toHaveText(String(functions));
      // The package rounds to five digits in another order.
      const shown = Number((await cell.textContent())?.replace(/[$,]/g, ''));
      expect(Math.abs(shown - price), JSON.stringify({region, frames})).toBeLessThan(0.000011);
    }
  });

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
  });

  test('says what is wrong with a number, and keeps the last result', async ({page}) => {
    await open(page, pages.cost);
    const memory = tool(page, name).getByLabel('Memory in MB');
    await memory.fill('20000');
    await expect(memory).toHaveAttribute('aria-invalid', 'true');
    await expect(memory).toHaveAccessibleDescription('Enter a whole number from 512 to 10240.');
    await expect(value(page, name, 'Price of one render')).toHaveText('$0.01170');
    for (const wrong of ['', '-1', '2e3', '1024.5', 'much', '🎬', '9'.repeat(500)]) {
      await memory.fill(wrong);
      await expect(memory).toHaveAttribute('aria-invalid', 'true');
      await expect(memory).toHaveValue(wrong);
      await expect(value(page, name, 'Price of one render')).toHaveText('$0.01170');
    }
    await memory.fill('1024');
    await expect(memory).toHaveAttribute('aria-invalid', 'false');
    await expect(value(page, name, 'Price of one render')).not.toHaveText('$0.01170');
  });

  test('warns about a render that exceeds the time limit, and uses the singular', async ({
    page,
  }) => {
    await open(page, pages.cost);
    const calculator = tool(page, name);
    const status = calculator.getByRole('status');
    await expect(status).not.toContainText('would fail');
    await calculator.getByLabel('Video length').fill('36,000');
    await calculator.getByLabel('Time per frame').fill('200');
    await expect(status).toContainText('This render would fail because it takes longer than 15');
    await calculator.getByLabel('Video length').fill('1');
    await calculator.getByLabel('Frames per second').fill('1');
    await calculator.getByLabel('Renders per month').fill('1');
    await expect(status).toHaveText(
      '$0.00 per month for 1 render in us-east-1 with 2048 MB of memory. For a video of 1 second at 1 frame per second, Remotion starts 1 rendering function.',
    );
  });
});

test.describe('the policy builder', () => {
  const name = 'Builder for the user policy';

  test('copies the policies that the package prints, with the keyboard', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, pages.permissions);
    for (const [kind, printed] of [
      ['user', getUserPolicy()],
      ['role', getRolePolicy()],
    ] as const) {
      const builder = tool(page, `Builder for the ${kind} policy`);
      await expect(builder.getByRole('region')).toHaveText(printed, {useInnerText: true});
      await builder.getByRole('region').focus();
      await page.keyboard.press('Tab');
      await expect(builder.getByRole('button', {name: 'Copy policy'})).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(builder.getByText('Copied', {exact: true})).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(printed);
    }
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

  test('a label that was clicked before the app runs toggles its feature', async ({page}) => {
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

  test('replays a click before the app runs', async ({page}) => {
    await page.goto(pages.permissions);
    const builder = tool(page, name);
    await builder.getByLabel('Deploy functions').click();
    await expect(builder.getByLabel('Deploy functions')).not.toBeChecked();
    await expect(builder.getByRole('status')).not.toHaveText('31 of 31 actions');
  });

  test('the role has its own builder', async ({page}) => {
    await open(page, pages.permissions);
    const builder = tool(page, 'Builder for the role policy');
    await expect(builder.locator('tbody tr')).toHaveCount(13);
    await builder.getByLabel('Use Lambda Insights').uncheck();
    await expect(builder.locator('tbody tr')).toHaveCount(12);
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

test.describe('the function name reader', () => {
  test('reads the names that the package calculates', async ({page}) => {
    await open(page, pages.name);
    const random = new Random(4);
    const reader = tool(page, 'Function name reader');
    for (let run = 0; run < 12; run += 1) {
      const settings = {
        memorySizeInMb: 512 + random.below(9728),
        diskSizeInMb: 512 + random.below(9728),
        timeoutInSeconds: 15 + random.below(885),
      };
      await reader.getByLabel('Function name or ARN').fill(` ${speculateFunctionName(settings)} `);
      await expect(reader.getByRole('status')).toContainText(
        `${settings.memorySizeInMb} MB of memory, ${settings.diskSizeInMb} MB of disk, ${settings.timeoutInSeconds} seconds`,
      );
      await expect(reader.locator('tbody tr')).toHaveCount(5);
    }
  });

  test('shows what was pasted as text', async ({page}) => {
    await open(page, pages.name);
    const reader = tool(page, 'Function name reader');
    const version = '[`x`](/docs)';
    await reader
      .getByLabel('Function name or ARN')
      .fill(`remotion-render-${version}-mem512mb-disk512mb-15sec`);
    await expect(reader.locator('tbody tr').nth(1).locator('td').nth(1)).toHaveText(version);
    for (const wrong of ['', '🎬', '-1', 'x'.repeat(5000)]) {
      await reader.getByLabel('Function name or ARN').fill(wrong);
      await expect(reader.getByRole('status')).toContainText('The table explains');
      await expect(reader.locator('tbody tr').nth(1)).toContainText('4.0.331');
    }
  });

  test('keeps a name if Enter is pressed before the app runs', async ({page}) => {
    await page.route('**/assets/js/*.js', () => undefined);
    await page.goto(pages.name, {waitUntil: 'commit'});
    const field = page.getByLabel('Function name or ARN');
    await field.fill('my-function');
    await field.press('Enter');
    await page.waitForTimeout(300);
    await expect(field).toHaveValue('my-function');
    await expect(page).toHaveURL(pages.name);
  });
});

test.describe('the webhook tester', () => {
  const name = 'Webhook tester';

  test('says what validateWebhookSignature() says about random requests', async ({page}) => {
    await open(page, pages.webhooks);
    const random = new Random(512);
    const tester = tool(page, name);
    for (let run = 0; run < 12; run += 1) {
      const body = {renderId: `r${random.below(1e6)}`, text: random.pick(['ä', '🎬', '"', '\n'])};
      const secret = random.pick(['s', 'schlüssel 🔑', 'a'.repeat(200)]);
      const signer = random.pick([secret, 'another secret']);
      const signatureHeader = `sha512=${createHmac('sha512', signer).update(JSON.stringify(body)).digest('hex')}`;
      let expected = 'The signature is valid.';
      try {
        validateWebhookSignature({secret, body, signatureHeader});
      } catch (error) {
        expected = (error as Error).message;
      }
      // A file or a terminal adds line breaks.
      await tester.getByLabel('Request body').fill(`${JSON.stringify(body, null, 2)}\n`);
      await tester.getByLabel('Secret').fill(secret);
      await tester.getByLabel('Header').fill(signatureHeader);
      await expect(value(page, name, 'Signed text')).toHaveText(JSON.stringify(body));
      await expect(value(page, name, 'Secret')).toHaveText(secret);
      await expect(tester.getByRole('status')).toHaveText(expected);
    }
  });

  test('is complete with the keyboard', async ({page}) => {
    await open(page, pages.webhooks);
    const tester = tool(page, name);
    await tester.getByLabel('Request body').focus();
    for (const label of ['Secret', 'Header']) {
      await page.keyboard.press('Tab');
      await expect(tester.getByLabel(label)).toBeFocused();
    }
  });

  test('shows the signature and the result of the check', async ({page}) => {
    await open(page, pages.webhooks);
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

  test('replays a body that was pasted before the app runs', async ({page}) => {
    // If the app hydrated between selecting the text and pasting, the selection would be lost.
    let release: () => void = () => undefined;
    const pasted = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      await pasted;
      await route.continue();
    });
    await page.goto(pages.webhooks, {waitUntil: 'commit'});
    const tester = tool(page, name);
    await tester.getByLabel('Request body').fill('{"type":"success"}');
    release();
    await expect(value(page, name, 'Signed text')).toHaveText('{"type":"success"}');
    await expect(tester.getByRole('status')).toHaveText('Signatures do not match');
  });
});

for (const path of Object.values(pages)) {
  test(`${path} passes axe in both modes, and fits in 320 px`, async ({page}) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    await open(page, path);
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme: mode});
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      expect(await axeFindings(page, {within: 'main [role=group]'})).toEqual([]);
    }
    await page.setViewportSize({width: 320, height: 700});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
}

test('only a page with a tool loads its script', async ({page, request}) => {
  /** A text that only the script of the tool contains. */
  const marks = {
    cost: 'Video length in seconds',
    policy: 'For a more restrictive policy',
    name: 'Function name or ARN',
    webhook: 'Request body',
  };
  const toolsOn = async (path: string): Promise<string[]> => {
    await page.goto(path);
    const {app = '', page: own = ''} = await page
      .locator('script[data-page]')
      .evaluate((script) => ({...(script as HTMLElement).dataset}));
    const files = `${app} ${own}`.split(' ').filter((file) => file.endsWith('.js'));
    expect(files.length).toBeGreaterThan(2);
    const code = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
    return Object.entries(marks)
      .filter(([, mark]) => code.join('').includes(mark))
      .map(([each]) => each);
  };
  for (const [path, tools] of [
    ['/docs/spring', []],
    ['/docs/ssr', []],
    ['/docs/lambda/setup', []],
    [pages.cost, ['cost']],
    [pages.permissions, ['policy']],
    [pages.name, ['name']],
    [pages.webhooks, ['webhook']],
  ] as const) {
    expect(await toolsOn(path), path).toEqual(tools);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('each tool is a table without fields', async ({page}) => {
    for (const [path, name, rows] of [
      [pages.cost, 'Cost calculator', 9],
      [pages.permissions, 'Builder for the user policy', 31],
      [pages.permissions, 'Builder for the role policy', 13],
      [pages.name, 'Function name reader', 5],
      [pages.webhooks, 'Webhook tester', 5],
    ] as const) {
      await page.goto(path);
      const group = tool(page, name);
      await expect(group.locator('tbody').first().locator('tr'), name).toHaveCount(rows);
      await expect(group.locator('table').first(), name).toBeVisible();
      for (const control of await group.locator('input, select, textarea, button').all()) {
        await expect(control, name).toBeHidden();
      }
    }
  });
});
