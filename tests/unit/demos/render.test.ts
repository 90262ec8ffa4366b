import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkRenders, extremesOf, framesOf} from '../../../scripts/lib/check-renders';
import {type DemoRenderer, openDemoRenderer} from '../../../scripts/lib/demo-renderer';
import {loadDemos} from '../../../scripts/lib/demos';

const demosDir = path.join(import.meta.dirname, '../../../src/demos');
const demos = [...(await loadDemos(demosDir)).values()].map(({demo}) => demo);

/** A demo takes about two seconds a test on two idle cores; a machine with other work needs a multiple. */
const timeout = demos.length * 12_000;

describe('the render check', () => {
  const frame = {first: 3, last: 3, every: 1};
  let renderer: DemoRenderer;
  beforeAll(async () => {
    renderer = await openDemoRenderer(path.join(import.meta.dirname, 'fixtures/bad-entry.tsx'));
  }, 120_000);
  afterAll(() => renderer.close());

  it('passes a composition that draws the same picture twice', async () => {
    expect(await checkRenders(renderer, [{id: 'good', ...frame}], {twice: true})).toEqual([]);
  });

  it.each([
    ['blank', 'is blank'],
    ['throws', 'this demo is broken'],
    ['random', 'differs between two renders'],
    ['absent', 'No composition "absent"'],
  ])('reports a composition that is %s', async (id, message) => {
    const problems = await checkRenders(renderer, [{id, ...frame}], {twice: true});
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });
});

describe('src/demos', () => {
  let renderer: DemoRenderer;
  beforeAll(async () => {
    renderer = await openDemoRenderer(path.join(demosDir, 'index.ts'));
  }, 120_000);
  afterAll(() => renderer.close());

  it('registers every demo as a composition', () => {
    expect([...renderer.ids].sort()).toEqual(demos.map(({id}) => id).sort());
  });

  it('renders every demo, the same twice, and never a blank frame', {timeout}, async () => {
    expect(await checkRenders(renderer, demos.map(framesOf), {twice: true})).toEqual([]);
  });

  it('renders every demo at both ends of its controls', {timeout}, async () => {
    expect(await checkRenders(renderer, demos.flatMap(extremesOf), {twice: false})).toEqual([]);
  });
});
