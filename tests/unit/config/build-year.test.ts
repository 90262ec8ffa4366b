import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildYear} from '../../../config/build-year';

let history: string;
let archive: string;
beforeAll(() => {
  history = mkdtempSync(path.join(tmpdir(), 'year-'));
  archive = mkdtempSync(path.join(tmpdir(), 'year-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: history,
      env: {...process.env, GIT_COMMITTER_DATE: '2023-06-01T12:00:00Z'},
    });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'first');
});
afterAll(() => {
  rmSync(history, {recursive: true, force: true});
  rmSync(archive, {recursive: true, force: true});
});

it('is the year of the commit', () => {
  expect(buildYear(history, {})).toBe(2023);
});

it('is the year of SOURCE_DATE_EPOCH if it is set', () => {
  expect(buildYear(history, {SOURCE_DATE_EPOCH: '1577880000'})).toBe(2020);
  expect(buildYear(history, {SOURCE_DATE_EPOCH: ''})).toBe(2023);
});

it('is the year of the release in an archive, and never depends on the clock', () => {
  expect(buildYear(archive, {GIT_DIR: ''})).toBe(2025);
});
