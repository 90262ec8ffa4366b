import {mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import type {StudioAction} from '../../../examples/define';
import {runScript, runStudio} from '../../../scripts/lib/examples/studio/run-studio';
import {findChromium} from '../../../scripts/lib/find-chromium';

/** A page with what the actions look for in the Studio. */
const studio = `<!doctype html>
<title>Studio</title>
<div data-compname="Title">Title</div>
<div>Duration 00:03.00</div>
<div data-json-path="author"><span style="color: rgb(255, 50, 50)">author</span></div>
<input oninput="video.textContent = this.value; offerToSave()">
<h1 id="video">Ada</h1>
<p id="key"></p>
<p id="word" style="width: 50vw; height: 9px"></p>
<p id="marker" style="position: relative; top: -25px; width: 50vw; height: 9px"></p>
<button title="Mute" onclick="key.textContent = 'muted'">x</button>
<script>
  const offerToSave = () => setTimeout(() => {
    document.querySelector('[data-json-path]').insertAdjacentHTML('beforeend', '<button>↺</button><button>💾</button>');
  }, 100);
  remotion_staticFiles = [{name: 'cities.json', lastModified: 0}];
  addEventListener('keydown', ({key: name}) => {
    if (name === 'q') location.reload();
    if (name === 'n') history.pushState(null, '', '/Next');
    key.textContent = 'pressed ' + name;
  });
  setInterval(async () => {
    const lastModified = await (await fetch('/modified')).json();
    remotion_staticFiles = [{name: 'cities.json', lastModified}];
  }, 20);
</script>`;

let server: Server;
let browser: Browser;
let project = '';

beforeAll(async () => {
  server = createServer(({url}, response) => {
    if (url === '/modified') {
      response.end(String(Math.floor(statSync(path.join(project, 'public/cities.json')).mtimeMs)));
    } else {
      response.setHeader('content-type', 'text/html');
      response.end(studio);
    }
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  browser = await chromium.launch({executablePath: findChromium()});
}, 600_000);

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

const files = {'public/cities.json': '["Bern"]', 'src/Root.tsx': "color: 'red',\nsize: 1,\n"};

/** Only ends what hangs. */
const patience = 600_000;

/** Runs actions after the page was opened. What the last one names may take as long as `limit` milliseconds. */
const run = async (actions: readonly StudioAction[], limit = patience) => {
  project = mkdtempSync(path.join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(project, {recursive: true}));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), {recursive: true});
    writeFileSync(path.join(project, file), text);
  }
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const script = {page: '/docs/titles', proves: ['The video shows Ada.']};
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const original = (file: string) => files[file as keyof typeof files];
  const before = [{open: 'Title'}, ...actions.slice(0, -1)];
  expect(
    await runScript(
      {...script, actions: before},
      {page, origin, project, limit: patience},
      original,
    ),
  ).toBeUndefined();
  return runScript(
    {...script, actions: actions.slice(-1)},
    {page, origin, project, limit},
    original,
  );
};

test.each<[string, readonly StudioAction[]]>([
  ['text', [{shows: 'Ada'}, {shows: /^Duration 00/}, {hides: 'Grace'}, {keeps: 'Ada'}]],
  ['fields', [{field: 'author', value: 'Grace'}, {shows: 'Grace'}, {hides: 'Ada'}]],
  ['fields that can be saved', [{field: 'author', value: 'Grace'}, {savable: 'author'}]],
  ['labels', [{label: 'author', color: 'rgb(255, 50, 50)'}]],
  ['keys', [{press: 'A'}, {shows: 'pressed A'}, {type: 'b'}, {shows: 'pressed b'}]],
  ['clicks on titles', [{click: 'Mute'}, {shows: 'muted'}]],
  ['elements', [{element: '[data-compname="Title"]'}]],
  [
    'elements in a smaller window',
    [{window: {width: 400, height: 300}}, {covered: '#word', by: '#marker'}],
  ],
  ['requests', [{request: '/Title', status: 200}]],
  ['URLs', [{press: 'n'}, {url: '/Next'}]],
  ['reloads', [{reload: true}, {reloaded: false}]],
  [
    'files',
    [
      {edit: 'src/Root.tsx', from: "'red'", to: "'blue'"},
      {file: 'src/Root.tsx', line: "color: 'blue',"},
    ],
  ],
  ['public files', [{edit: 'public/cities.json', from: 'Bern', to: 'Basel'}, {keeps: 'Ada'}]],
])('the Studio passes with %s as expected', async (_name, actions) => {
  expect(await run(actions)).toBeUndefined();
});

describe('an expectation that is not met', () => {
  test.each<[string, StudioAction[], string]>([
    ['text that is missing', [{shows: 'Grace'}], 'toBeVisible'],
    ['text that is visible', [{hides: 'Ada'}], 'toBeHidden'],
    ['text that is gone', [{field: 'author', value: 'Grace'}, {keeps: 'Ada'}], 'toBe'],
    ['an element that is missing', [{element: '[data-compname="Intro"]'}], 'toBeAttached'],
    ['an element elsewhere', [{covered: '#word', by: '#key'}], 'toBeLessThanOrEqual'],
    ['another status', [{request: '/Title', status: 404}], 'toBe'],
    ['another path', [{url: '/Intro'}], '/Intro'],
    ['another color', [{label: 'author', color: 'rgb(0, 0, 0)'}], 'toHaveCSS'],
    ['a field that is missing', [{field: 'text', value: 'a'}], 'Timeout'],
    ['a field that did not change', [{savable: 'author'}], 'toBeEnabled'],
    ['a reload', [{press: 'q'}, {shows: 'Ada'}, {reloaded: false}], 'toBe'],
    [
      'text that the file does not have',
      [{edit: 'src/Root.tsx', from: 'x', to: 'y'}],
      'Correct `from`',
    ],
    [
      'a file that was not saved',
      [{file: 'src/Root.tsx', line: "color: 'blue',"}],
      "color: 'blue',",
    ],
    [
      'another change in a file',
      [
        {edit: 'src/Root.tsx', from: "'red'", to: "'blue'"},
        {edit: 'src/Root.tsx', from: 'size: 1', to: 'size: 2'},
        {file: 'src/Root.tsx', line: "color: 'blue',"},
      ],
      'size: 2,',
    ],
  ])('fails with %s', async (_name, actions, reason) => {
    const fault = await run(actions, 500);
    expect(fault).toContain('/docs/titles: action 1 of 1 in the Studio failed: {');
    expect(fault).toContain(reason);
    expect(fault).toContain('The page shows: ');
    expect(fault).toContain('correct what the page says: “The video shows Ada.”');
  });
});

test('an example without scripts starts no Studio', async () => {
  const faults = await runStudio(
    {id: 'titles', folder: '/nowhere', example: {shows: '', pages: [], steps: []}},
    {browser: '/nowhere', env: process.env, print: () => undefined, limit: 1},
  );
  expect(faults).toEqual([]);
});

test('a Studio that does not start fails with its output', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(path.join(folder, 'package.json'), '{}');
  const bin = path.join(folder, 'node_modules');
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'remotion'), '#!/bin/sh\necho "No entry point"\n', {mode: 0o755});
  const scripts = [{page: '/docs/titles', proves: [], actions: []}];
  const faults = await runStudio(
    {id: 'titles', folder, example: {shows: '', pages: [], steps: [], studio: scripts}},
    {
      browser: findChromium(),
      env: {...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}`},
      print: () => undefined,
      limit: 600_000,
    },
  );
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/It exited before it printed .*No entry point/s);
});
