import {mkdtempSync, rmSync, utimesSync, writeFileSync, mkdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readFailedStages, recordRun} from '../../../scripts/lib/last-run';
import {selectStages, type Part} from '../../../scripts/lib/select-stages';
import {isBuildStale} from '../../../scripts/lib/stale-build';
import {one, type Stage} from '../../../scripts/lib/stages';

const stage = (name: string, needs: string[] = []): Stage => ({
  name,
  needs,
  run: async () => one(true),
});

const parts: readonly Part[] = [
  {name: 'build', stages: [stage('build')]},
  {name: 'check', stages: [stage('check:types'), stage('check:lint')]},
  {name: 'browser', stages: [stage('browser tests', ['build'])]},
  {name: 'stock', onlyByName: true, stages: [stage('stock build'), stage('stock tests')]},
];

const select = (args: string[], failed?: string[], isStale = false) => {
  const {stages, ...rest} = selectStages(args, parts, {
    failed: () => failed,
    isOutdated: () => isStale,
  });
  return {names: stages.map(({name}) => name), ...rest};
};

describe('npm test', () => {
  it('runs all parts except those that only run by name', () => {
    expect(select([]).names).toEqual(['build', 'check:types', 'check:lint', 'browser tests']);
  });

  it('runs the parts that are passed', () => {
    expect(select(['stock', 'check']).names).toEqual([
      'check:types',
      'check:lint',
      'stock build',
      'stock tests',
    ]);
  });

  it('rejects unknown parts and lists the known parts', () => {
    expect(select(['units'])).toMatchObject({
      names: [],
      isError: true,
      message: 'Unknown part: units. Use one of build, check, browser, stock.',
    });
    expect(select(['--fail'])).toMatchObject({isError: true});
  });
});

describe('npm test -- --failed', () => {
  it('only repeats what failed, and names it', () => {
    const {names, message, isError} = select(['--failed'], ['check:lint', 'stock tests']);
    expect(names).toEqual(['check:lint', 'stock tests']);
    expect(message).toContain('check:lint, stock tests');
    expect(isError).toBeFalsy();
  });

  it('builds first if tests of the built site failed and the sources changed since', () => {
    expect(select(['--failed'], ['browser tests']).names).toEqual(['browser tests']);
    const {names, message} = select(['--failed'], ['browser tests'], true);
    expect(names).toEqual(['build', 'browser tests']);
    expect(message).toContain('these stages run too: build');
    expect(select(['--failed'], ['check:lint'], true).names).toEqual(['check:lint']);
  });

  it('reports that nothing failed', () => {
    expect(select(['--failed'], [])).toMatchObject({
      names: [],
      message: expect.stringContaining('No stage failed') as string,
    });
    expect(select(['--failed'], ['a stage that is gone']).message).toContain('No stage failed');
  });

  it('fails if no run is recorded', () => {
    expect(select(['--failed'])).toMatchObject({
      isError: true,
      message: expect.stringContaining('No run is recorded') as string,
    });
  });

  it('accepts no names', () => {
    expect(select(['--failed', 'check'], ['check:lint'])).toMatchObject({names: [], isError: true});
  });
});

describe('with files', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'last-run-'));
    file = path.join(folder, '.cache/test/last-run.json');
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  it('a run is recorded until all of its stages have passed', () => {
    expect(readFailedStages(file)).toBeUndefined();
    const first = recordRun(file, [{name: 'a'}, {name: 'b'}, {name: 'c'}]);
    first('a', true);
    first('b', false);
    // The run was interrupted, so `c` never ended.
    expect(readFailedStages(file)).toEqual(['b', 'c']);
    const second = recordRun(file, [{name: 'b'}]);
    second('b', true);
    // A run of other stages leaves the record of `c` as it is.
    expect(readFailedStages(file)).toEqual(['c']);
    recordRun(file, [{name: 'c'}])('c', true);
    expect(readFailedStages(file)).toEqual([]);
  });

  it.each(['', '{', '[]', '{"failed": 3}', '{"failed": [3]}'])(
    'a damaged record (%j) is no record',
    (text) => {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
      expect(readFailedStages(file)).toBeUndefined();
    },
  );

  it('a build is stale if a source is newer, or if there is no build', () => {
    const write = (name: string, seconds: number) => {
      const absolute = path.join(folder, name);
      mkdirSync(path.dirname(absolute), {recursive: true});
      writeFileSync(absolute, '');
      utimesSync(absolute, seconds, seconds);
    };
    const isStale = () => isBuildStale(folder, path.join(folder, 'build'));
    expect(isStale()).toBe(true);
    write('build/index.html', 2000);
    write('docs/spring.mdx', 1000);
    write('tests/unit/new.test.ts', 3000);
    write('examples/hello/out/video.mp4', 3000);
    expect(isStale()).toBe(false);
    write('docs/player/new.mdx', 3000);
    expect(isStale()).toBe(true);
  });
});
