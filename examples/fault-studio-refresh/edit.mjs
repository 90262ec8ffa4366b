/** Edits files while the Studio runs, and prints what happens to the open page. */
import {chromium} from '@playwright/test';
import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

const port = 5760;
const url = `http://localhost:${port}`;
const project = path.resolve('out/my-video');

const startStudio = async (entryPoint) => {
  rmSync(project, {recursive: true, force: true});
  mkdirSync(project, {recursive: true});
  cpSync('package.json', path.join(project, 'package.json'));
  cpSync('src', path.join(project, 'src'), {recursive: true});
  const studio = spawn('remotion', ['studio', entryPoint, '--no-open', `--port=${port}`], {
    cwd: project,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => {
    studio.on('exit', resolve);
  });
  const isReady = () =>
    fetch(url).then(
      ({ok}) => ok,
      () => false,
    );
  while (!(await isReady())) {
    await setTimeout(200);
  }
  return async () => {
    studio.kill('SIGKILL');
    await ended;
  };
};

const edit = (file) => {
  const location = path.join(project, file);
  writeFileSync(
    location,
    readFileSync(location, 'utf8').replace('first version', 'second version'),
  );
};

const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH});
const page = await browser.newPage();
page.setDefaultTimeout(90_000);

/** Opens a composition. Returns the random number in its state. */
const open = async (composition) => {
  await page.goto(`${url}/${composition}`);
  const heading = page.locator('h1[data-id]');
  await heading.waitFor();
  await page.evaluate(() => {
    window.openedBefore = true;
  });
  return heading.getAttribute('data-id');
};

const editAndCompare = async (composition) => {
  const before = await open(composition);
  edit(`src/${composition}.tsx`);
  await page.getByText(`${composition}: second version`).waitFor();
  const isSamePage = await page.evaluate(() => window.openedBefore ?? false);
  const after = await page.locator('h1[data-id]').getAttribute('data-id');
  return `${isSamePage ? 'no reload' : 'reload'}, ${before === after ? 'state kept' : 'state lost'}`;
};

try {
  const stop = await startStudio('src/index.tsx');
  console.log('Title.tsx exports a component:', await editAndCompare('Title'));
  console.log('Chart.tsx also exports a constant:', await editAndCompare('Chart'));

  await open('Badge');
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('more than once'),
  );
  edit('src/Badge.tsx');
  const [error] = (await logged).text().split('\n');
  const text = await page.locator('h1[data-id]').innerText();
  console.log(`Badge.tsx is imported by the entry point: still "${text}", ${error}`);

  await stop();
  await page.getByText('The studio server has disconnected.').waitFor();
  console.log('The Studio is stopped: The studio server has disconnected.');
} finally {
  await browser.close();
}
