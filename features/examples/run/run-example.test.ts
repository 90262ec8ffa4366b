import {existsSync, readFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {describe, expect, onTestFinished, test, vi} from 'vitest';
import type {Step} from '../../../examples/define';
import {runExample} from './run-example';

/** Runs an example of a few files, and gives its faults and what is in its folder. */
const run = async (
  steps: readonly Step[],
  files: Readonly<Record<string, string>> = {},
  {record = false, limit, ports}: {record?: boolean; limit?: number; ports?: number[]} = {},
) => {
  const {root: folder} = temporaryFolder({'package.json': '{"type": "module"}', ...files});
  const faults = await runExample(
    {id: path.basename(folder), folder, example: {shows: '', pages: [], steps, ports}},
    {browser: '/bin/echo', record, print: () => undefined, limit, portPatience: 0},
  );
  const read = (file: string) =>
    existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : undefined;
  return {folder, faults, read};
};

test('an example whose port is in use fails, and its steps do not run', async () => {
  const other = createServer();
  await new Promise<void>((done) => {
    other.listen(0, '127.0.0.1', done);
  });
  const {port} = other.address() as AddressInfo;
  const steps = [{command: 'touch out.txt'}];
  const blocked = await run(steps, {}, {ports: [port]});
  expect(blocked.faults).toEqual([
    `Another program uses port ${port}. Stop it, and run the example again.`,
  ]);
  expect(blocked.read('out.txt')).toBeUndefined();
  await new Promise((done) => {
    other.close(done);
  });
  const free = await run([{command: 'true'}], {}, {ports: [port]});
  expect(free.faults).toEqual([]);
});

const printing = (text: string) => `node -e "console.log('${text}')"`;

const server = {
  'server.mjs': `
    import {createServer} from 'node:http';
    const server = createServer(({method, url}, response) => {
      console.log(method + ' ' + url);
      response.end('frame 12');
    });
    server.listen(0, '127.0.0.1', async () => {
      const {writeFileSync} = await import('node:fs');
      writeFileSync('out.port', String(server.address().port));
      console.log('Ready');
    });`,
  'ask.mjs': `
    import {readFileSync} from 'node:fs';
    const response = await fetch('http://127.0.0.1:' + readFileSync('out.port', 'utf8'));
    console.log(await response.text());`,
  'out.port': '',
};

test('programs have the same memory, cores, language and time zone on every machine', async () => {
  const program = `
    import {execSync} from 'node:child_process';
    import {existsSync, readFileSync} from 'node:fs';
    import os, {freemem} from 'node:os';
    console.log(freemem(), os.totalmem(), os.cpus().length, os.availableParallelism());
    console.log(String(execSync('nproc')).trim(), String(execSync('echo other commands run')).trim());
    console.log(process.env.LC_ALL, new Date(0).getHours(), new Date(0).getTimezoneOffset());
    for (const file of ['/sys/fs/cgroup/memory.max', '/proc/meminfo']) {
      try {
        readFileSync(file);
        console.log('read', existsSync(file));
      } catch ({code}) {
        console.log(code, existsSync(file));
      }
    }`;
  const expected = [
    '2147483648 4294967296 2 2',
    '2 other commands run',
    'C.UTF-8 0 0',
    'ENOENT false',
    'ENOENT false',
    '',
  ].join('\n');
  vi.stubEnv('TZ', 'Pacific/Auckland');
  vi.stubEnv('LC_ALL', 'de_DE.UTF-8');
  onTestFinished(() => void vi.unstubAllEnvs());
  const {faults} = await run([{command: 'node look.mjs', output: 'look.output.txt'}], {
    'look.mjs': program,
    'look.output.txt': expected,
  });
  expect(faults).toEqual([]);
});

describe('output', () => {
  const step = {command: printing('60 frames'), output: 'print.output.txt'};

  test('that equals the recorded output passes', async () => {
    const {faults} = await run([step], {'print.output.txt': '60 frames\n'});
    expect(faults).toEqual([]);
  });

  test('that differs is shown next to the recorded output', async () => {
    const {faults, read} = await run([step], {'print.output.txt': '59 frames\n'});
    expect(faults).toEqual([
      expect.stringMatching(
        /print\.output\.txt differs from what the command prints:\n@ line 1\n- 59 frames\n\+ 60 frames/,
      ),
    ]);
    expect(faults[0]).toMatch(/npm run examples -- \S+ --record/);
    expect(read('print.output.txt')).toBe('59 frames\n');
  });

  test('that is not recorded fails', async () => {
    const {faults} = await run([step]);
    expect(faults).toEqual([expect.stringContaining('There is no recorded output.')]);
  });

  test('is saved with --record', async () => {
    const {faults, read} = await run([step], {}, {record: true});
    expect(faults).toEqual([]);
    expect(read('print.output.txt')).toBe('60 frames\n');
  });

  test('is that of a terminal without colors, with both streams in order', async () => {
    const code =
      "console.log(process.stdout.isTTY, process.env.NO_COLOR); console.error('warning')";
    const {faults} = await run([{command: `node -e "${code}"`, output: 'tty.output.txt'}], {
      'tty.output.txt': 'true 1\nwarning\n',
    });
    expect(faults).toEqual([]);
  });
});

describe('steps', () => {
  test('that fail stop the example, and their output is shown', async () => {
    const {faults, read} = await run([
      {command: `${printing('no frame')} && exit 3`},
      {command: 'mkdir out && touch out/later'},
    ]);
    expect(faults).toEqual([
      expect.stringMatching(/exit code is 3, expected exit code 0\. .*\nno frame/),
    ]);
    expect(read('out/later')).toBeUndefined();
  });

  test('may be expected to fail', async () => {
    expect((await run([{command: 'exit 1', exitCode: 1}])).faults).toEqual([]);
    expect((await run([{command: 'exit 0', exitCode: 1}])).faults).toHaveLength(1);
  });

  test('that time out are stopped', async () => {
    const {faults} = await run([{command: 'sleep 30'}], {}, {limit: 1});
    expect(faults).toEqual([expect.stringContaining('It was stopped after 0.001 seconds.')]);
  });

  test('start without files of an earlier run', async () => {
    const {faults} = await run([{command: 'test ! -e out'}], {'out/old.mp4': 'old'});
    expect(faults).toEqual([]);
  });

  test('can use the commands of the site, with and without npx', async () => {
    const {faults} = await run([{command: 'npx tsc --version && A=1 npx tsc --version'}]);
    expect(faults).toEqual([]);
  });

  test('find a browser where the renderer looks for its own', async () => {
    const code =
      "import('@remotion/renderer').then(({ensureBrowser}) => ensureBrowser()).then(({type}) => console.log(type))";
    const step = {command: `node -e "${code}"`, output: 'browser.output.txt'};
    const packages = path.resolve(import.meta.dirname, '../../../node_modules/@remotion/renderer');
    const {faults} = await run(
      [{...step, command: step.command.replace('@remotion/renderer', `${packages}/dist/index.js`)}],
      {'browser.output.txt': 'local-puppeteer-browser\n'},
    );
    expect(faults).toEqual([]);
  });

  test('cannot reach other machines', async () => {
    const {faults} = await run([
      {command: `node -e "fetch('http://192.0.2.1').catch((e) => { throw e.cause })"`},
    ]);
    expect(faults).toEqual([
      expect.stringContaining('Examples use no network, and this one asks for 192.0.2.1.'),
    ]);
  });

  test('that do not create their files fail', async () => {
    const {faults} = await run([{command: 'mkdir out', makes: [{file: 'out/a.png'}]}]);
    expect(faults).toEqual([expect.stringContaining('out/a.png was not created.')]);
  });

  test('that change the files of the example fail', async () => {
    const {faults} = await run([{command: 'echo 1 > package.json && touch log.txt && mkdir out'}]);
    expect(faults).toEqual([
      'The run changed package.json, which no step lists in `makes`. Write generated files to out/.',
      'The run changed log.txt, which no step lists in `makes`. Write generated files to out/.',
    ]);
  });
});

describe('a server', () => {
  const start = {command: 'node server.mjs', until: /Ready/};

  test('runs during the next steps, and is stopped after them', async () => {
    const {faults, read} = await run([start, {command: 'node ask.mjs', output: 'ask.output.txt'}], {
      ...server,
      'ask.output.txt': 'frame 12\n',
    });
    expect(faults).toEqual([
      'The run changed out.port, which no step lists in `makes`. Write generated files to out/.',
    ]);
    const port = Number(read('out.port'));
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  });

  test('fails if its output differs by the time it stops', async () => {
    const {faults} = await run([{...start, output: 'log.output.txt'}], {
      ...server,
      'log.output.txt': 'Ready\nGET /\n',
    });
    expect(faults).toContainEqual(expect.stringMatching(/^\$ node server\.mjs\n[^]*\n- GET \//));
  });

  test('fails if it does not become ready', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    onTestFinished(() => void vi.useRealTimers());
    const until = /Never/;
    // The limit is over as soon as the server has printed something else.
    vi.spyOn(until, 'test').mockImplementation((printed) => {
      if (printed.includes('Ready')) {
        vi.advanceTimersByTime(5000);
      }
      return false;
    });
    const {faults} = await run([{...start, until}], server, {limit: 5000});
    expect(faults).toEqual([
      expect.stringMatching(/It did not print \/Never\/ within 5 seconds\. It printed:\nReady/),
    ]);
  });

  test('fails if it exits too early', async () => {
    const {faults} = await run([{command: printing('Closed'), until: /Ready/}]);
    expect(faults).toEqual([expect.stringContaining('It exited before it printed /Ready/.')]);
  });
});

test('a browser test that fails is reported', async () => {
  // Not below examples/, so Vitest finds none, which is a failure as well.
  const {faults} = await run([], {'browser.test.ts': 'throw new Error()'});
  expect(faults).toEqual(['browser.test.ts failed.']);
});
