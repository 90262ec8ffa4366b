import path from 'node:path';
import {root} from '@docs-kit/tools';
import {retries} from '@docs-kit/tools/ci';
import {readRecord, rotationOf, selectDue, updateRecord} from '@docs-kit/tools/record';
import {retryMark, skipMark} from '@docs-kit/tools/reports';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkRenders, extremesOf, framesOf} from './check-renders';
import {loadDemos} from './demos';
import {demoRecord, renderKeys} from './render-keys';
import {openShotRenderer, type ShotRenderer} from './shot-renderer';
import type {Shot} from './shots/shot';

/** Only ends a hung browser. Half an hour is a multiple of what the slowest machine needs. */
const timeout = 1_800_000;

const entries = [...(await loadDemos(path.join(root, 'src/demos'))).values()];

describe('the render check', () => {
  const shot = (id: string): Shot => ({id, frame: 3, props: {}, width: 128, height: 72, fps: 30});
  let renderer: ShotRenderer;
  beforeAll(async () => {
    renderer = await openShotRenderer(path.join(import.meta.dirname, 'fixtures/bad-entry.tsx'));
  }, timeout);
  afterAll(() => renderer.close());

  it(
    'reports a demo that is blank, throws, changes or does not exist, and goes on behind it',
    {timeout},
    async () => {
      const ids = ['blank', 'good', 'throws', 'random', 'good', 'random-module', 'absent', 'good'];
      const {problems, retried} = await checkRenders(renderer, ids.map(shot));
      expect([...problems].map(([{id}, problem]) => [id, problem])).toEqual([
        ['blank', expect.stringContaining('is blank')],
        ['throws', expect.stringContaining('this demo is broken')],
        ['random', expect.stringContaining('differs between two renders')],
        ['random-module', expect.stringContaining('differs between two renders')],
        ['absent', expect.stringContaining('There is no demo "absent"')],
      ]);
      expect(retried.size).toBe(0);
    },
  );

  it('only repeats shots that failed, and reports those that pass then', async () => {
    const png = await sharp(Buffer.from([0, 0, 0, 255, 255, 255]), {
      raw: {width: 2, height: 1, channels: 3},
    })
      .png()
      .toBuffer();
    const calls: string[][] = [];
    const flaky: ShotRenderer = {
      ids: [],
      render: async (shots) => {
        calls.push(shots.map(({id}) => id));
        return shots.map(({id}) =>
          id === 'flaky' && calls.length < 3 ? new Error('The page crashed.') : png,
        );
      },
      close: async () => undefined,
    };
    const {problems, retried} = await checkRenders(flaky, [shot('good'), shot('flaky')], {
      retries: 1,
    });
    expect(problems.size).toBe(0);
    expect([...retried.values()]).toEqual(['"flaky", frame 3 throws: The page crashed.']);
    expect(calls).toEqual([['good', 'flaky'], ['good', 'flaky'], ['flaky'], ['flaky']]);
    calls.length = 0;
    expect((await checkRenders(flaky, [shot('flaky')])).problems.size).toBe(1);
  });
});

describe('src/demos', () => {
  const recordFile = path.join(root, demoRecord);
  const keys = renderKeys(root, entries);
  // A tenth of the demos that have passed.
  const selected = selectDue(keys, readRecord(recordFile), 10, rotationOf(root));
  const due = entries.filter(({demo}) => selected.includes(demo.id));
  let renderer: ShotRenderer | undefined;
  beforeAll(async () => {
    if (due.length > 0) {
      renderer = await openShotRenderer(path.join(root, 'src/demos/shots.tsx'));
    }
  }, timeout);
  afterAll(() => renderer?.close());

  it.skipIf(due.length === 0)('registers every demo as a composition', () => {
    expect([...(renderer?.ids ?? [])].sort()).toEqual(entries.map(({demo}) => demo.id).sort());
  });

  it(
    'renders every demo the same twice, at both ends of its controls too, and never a blank frame',
    {timeout},
    async () => {
      console.log(
        `${skipMark}${entries.length - due.length} of ${entries.length} demos, which passed with the same sources and packages (${demoRecord}).`,
      );
      if (!renderer) {
        return;
      }
      const {problems, retried} = await checkRenders(
        renderer,
        due.flatMap(({demo}) => [...framesOf(demo), ...extremesOf(demo)]),
        {retries},
      );
      for (const problem of retried.values()) {
        console.log(`${retryMark}${problem}`);
      }
      const failed = new Set([...problems.keys()].map(({id}) => id));
      updateRecord(recordFile, keys, {
        passed: due.map(({demo}) => demo.id).filter((id) => !failed.has(id)),
        failed,
      });
      expect([...problems.values()]).toEqual([]);
    },
  );
});
