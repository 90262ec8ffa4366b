/** Uses the components that the pages show in a running Studio, and prints what happens. */
import {chromium} from '@playwright/test';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {startStudio} from './start-studio.mjs';

const port = 5761;
const {project, ended, stop} = await startStudio(port);
const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH});
const page = await browser.newPage({viewport: {width: 1600, height: 900}});
page.setDefaultTimeout(120_000);

const button = (name) => page.getByRole('button', {name, exact: true});
const shows = (text) => page.getByText(text, {exact: true}).first().waitFor();
const inProject = (file) => path.join(project, file);
const lineOf = (file, word) =>
  readFileSync(inProject(file), 'utf8')
    .split('\n')
    .find((line) => line.includes(word))
    ?.trim();

const until = async (isTrue) => {
  while (!(await isTrue())) {
    await setTimeout(50);
  }
};

/** Opens a composition without reloading the page. */
const open = async (composition) => {
  await page.evaluate(`studio.goToComposition(${JSON.stringify(composition)})`);
  await page.waitForURL(`**/${composition}`);
};

/** The frame that the video displays. */
const frame = async () => Number((await page.getByText(/^Frame \d+$/).innerText()).slice(6));

/** Calls a function in the page, and prints what it returns or throws. */
const call = async (code) => {
  const result = await page.evaluate(`(async () => {
    try {
      return JSON.stringify(await studio.${code}) ?? 'undefined';
    } catch (error) {
      return String(error);
    }
  })()`);
  console.log(`${code}: ${result.replaceAll(project, '/path/to/my-video')}`);
};

try {
  await page.goto(`http://localhost:${port}/Chorus`);
  await button('Play the chorus').click();
  await until(async () => (await frame()) > 60);
  console.log('seek() and play(): the frame is greater than 60');
  await until(async () => (await frame()) < 60);
  console.log('the video starts over at the end');

  await open('ClickToPlay');
  await until(async () => (await button('Play the chorus').count()) === 0);
  await until(async () => (await frame()) >= 45);
  // The call of pause() may take another frame to arrive.
  let stopped;
  await until(async () => {
    stopped = await frame();
    await setTimeout(500);
    return (await frame()) === stopped;
  });
  console.log('the next composition plays, and pause() stops it');
  await page.getByText(/^Frame/).click();
  await until(async () => (await frame()) > stopped);
  console.log('toggle() continues');
  await page.getByText(/^Frame/).click();

  await open('Chapters');
  await shows('Intro');
  await button('Go to Credits').click();
  await shows('Credits');
  console.log('seek(80) shows the credits');

  await open('Toolbar');
  await button('Open the chapters').click();
  await page.waitForURL('**/Chapters');
  await shows('Credits');

  await open('Contents');
  await button('Open Chapters').click();
  await page.waitForURL('**/Chapters');
  await shows('Credits');
  console.log('goToComposition() opens', new URL(page.url()).pathname);

  await open('Quote');
  await shows('Draw what you see.');
  writeFileSync(inProject('public/quote.json'), '{"text": "Less."}');
  await shows('Less.');
  console.log('reevaluateComposition() shows the new text');

  await call('goToComposition("Nope")');

  await open('Assets');
  await shows('swatch.svg: 1 kB');
  console.log('getStaticFiles() lists swatch.svg');

  await open('ReloadingImage');
  const image = page.locator('img[src$="/swatch.svg"]');
  await image.waitFor();
  writeFileSync(
    inProject('public/swatch.svg'),
    readFileSync('public/swatch.svg', 'utf8').replace('teal', 'tan'),
  );
  await page.locator('img[src*="/swatch.svg?"]').waitFor();
  console.log('watchStaticFile() reloads the image');

  await open('Takes');
  await button('Delete takes/1.txt').click();
  await until(async () => (await button('Delete takes/1.txt').count()) === 0);
  console.log(
    'deleteStaticFile():',
    existsSync(inProject('public/takes/1.txt')) ? 'kept' : 'deleted',
  );

  await open('BeatRecorder');
  await button('Beat').click();
  await button('Write file').click();
  await shows('Saved 1 beats');
  console.log('writeStaticFile():', readFileSync(inProject('public/beats/song.json'), 'utf8'));

  await call('writeStaticFile({filePath: "../up.txt", contents: ""})');
  await call('writeStaticFile({filePath: "a\\\\b.txt", contents: ""})');
  await call('deleteStaticFile("beats/song.json")');
  await call('deleteStaticFile("beats/song.json")');
  await call('deleteStaticFile("beats")');
  await call('deleteStaticFile("../package.json")');

  await open('Headline');
  await shows('Good evening');
  await page.keyboard.press('Control+J');
  await page.getByText('Controls', {exact: true}).click();
  const text = page.locator('[data-json-path="headline-text"]');
  await text.locator('xpath=following::input[1]').fill('Good night');
  await shows('Good night');
  await page.getByText('Headline.tsx:7').waitFor();
  await text.getByRole('button').nth(1).click();
  await until(() => lineOf('src/Headline.tsx', "'headline-text'")?.includes('Good night'));
  console.log('visualControl():', lineOf('src/Headline.tsx', "'headline-text'"));
  await call('visualControl("without-schema", true)');

  await open('Label');
  await page.getByText('Props', {exact: true}).click();
  await shows('text:');
  await button('Show the text field').click();
  const label = page.locator('[data-json-path="text"]');
  console.log('focusDefaultPropsPath():', (await label.getAttribute('class'))?.includes('active'));
  await call('focusDefaultPropsPath({path: ["missing"]})');
  const canvas = await page
    .getByText('Bern', {exact: true})
    .first()
    .locator('xpath=..')
    .boundingBox();
  await page.mouse.click(canvas.x + canvas.width / 2, canvas.y + canvas.height / 2);
  await page.locator('div[style*="left: 320px"]').waitFor();
  console.log('updateDefaultProps() moves the label to x = 320');
  await button('Save').click();
  await shows('Saved');
  console.log('saveDefaultProps():', lineOf('src/Root.tsx', "text: 'Bern'"));

  await call('updateDefaultProps({compositionId: "Nope", defaultProps: () => ({})})');
  await call('saveDefaultProps({compositionId: "Chorus", defaultProps: () => ({})})');

  await open('RestartButton');
  await button('Restart').click();
  const notice = page.getByText('The studio server has disconnected.');
  await notice.first().waitFor();
  await until(async () => (await notice.count()) === 0);
  console.log('restartStudio(): the server disconnects and reconnects');

  await call('writeStaticFile({filePath: "takes", contents: ""})');
  await ended;
  console.log('the Studio has stopped');
} finally {
  await browser.close();
  await stop();
}
