import {expect, test, vi} from 'vitest';
import {listPages} from '../pages';
import {temporarySite} from '../testing/temporary-site';
import {formatProblems} from './problem';
import {runCheck, runChecks} from './run';

const late = {file: 'docs/spring.mdx', line: 12, message: 'It is late.', remedy: 'Be early.'};
const wide = {file: 'docs/img.mdx', line: 3, message: 'It is wide.\nToo wide.', remedy: 'Crop it.'};

test('problems are sorted by file and line, and printed with their fix', () => {
  expect(formatProblems([late, {...late, line: 2}, wide])).toBe(`docs/img.mdx:3
  It is wide.
    Too wide.
  → Crop it.

docs/spring.mdx:2
  It is late.
  → Be early.

docs/spring.mdx:12
  It is late.
  → Be early.
`);
});

test('a run prints the counts, and passes only without problems', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const run = (problems: (typeof late)[]) =>
    runCheck({name: 'form', run: async () => ({problems, summary: '2 pages'})}, '/');
  expect(await run([])).toBe(true);
  expect(log.mock.lastCall?.[0]).toMatch(/^form: 2 pages, ok \(\d+\.\d s\)$/);
  expect(await run([late])).toBe(false);
  expect(log.mock.lastCall?.[0]).toMatch(/^form: 2 pages, 1 problem \(/);
  log.mockRestore();
});

test('a run of several checks names the command that repeats a failed one', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const checkWith = (name: string, problems: (typeof late)[]) => ({
    name,
    run: async () => ({problems, summary: '2 pages'}),
  });
  const form = checkWith('form', []);
  const exports = checkWith('exports', [late]);
  expect(await runChecks([form], '/', 'npm run check --')).toEqual([]);
  expect(await runChecks([form, exports], '/', 'npm run check --')).toEqual(['exports']);
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines.at(-1)).toBe('To run only exports: npm run check -- exports');
  log.mockRestore();
});

test('a file that is not a page is rejected', () => {
  const {root} = temporarySite({'docs/page.mdx': '', 'README.md': ''}, 'none');
  const list = (file: string) => listPages(root, ['docs'], [file]);
  expect(list('docs/page.mdx')).toEqual(['docs/page.mdx']);
  expect(() => list('README.md')).toThrow("README.md isn't a page");
  expect(() => list('docs/pages.mdx')).toThrow("docs/pages.mdx isn't a page");
});
