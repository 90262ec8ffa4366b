import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {loadWrittenRoutes} from '../../../config/docs-routes';
import {addCopies, perPage, textOfCopy, type ScaledBuild} from '../../../scripts/benchmark/scale';

let folder = '';
afterEach(() => rmSync(folder, {recursive: true, force: true}));

describe('copies of docs pages', () => {
  it('are taken in turn and listed as routes', () => {
    folder = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
    mkdirSync(path.join(folder, 'docs'));
    writeFileSync(path.join(folder, 'docs/spring.mdx'), '---\ntitle: spring()\n---\n');
    writeFileSync(path.join(folder, 'docs/getting-started.mdx'), '---\nslug: /\n---\nStart\n');
    const lines = [
      'route\tsidebar\tcategory\tlabel\tkind\tpackage\tsymbol\torder',
      '/docs/\tmain\tStart\tStart\tguide\t\t\t1',
      '/docs/spring\tapi\tremotion\tspring()\tapi\tremotion\tspring\t2',
    ];
    writeFileSync(path.join(folder, 'docs-routes.tsv'), `${lines.join('\n')}\n`, {mode: 0o444});
    addCopies(folder, 3);
    const copied = loadWrittenRoutes(folder).filter(({route}) => route.includes('copy'));
    expect(copied.map(({route, sidebar, label}) => [route, sidebar, label])).toEqual([
      ['/docs/copies/copy-0', 'main', 'Start'],
      ['/docs/copies/copy-1', 'main', 'spring()'],
      ['/docs/copies/copy-2', 'main', 'Start'],
    ]);
    const text = readFileSync(path.join(folder, 'docs/copies/copy-0.mdx'), 'utf8');
    expect(text).toBe('---\n---\nStart\n');
  });

  it('keep their text but for the address', () => {
    expect(textOfCopy('---\ntitle: a\nslug: /a\nkind: api\n---\nb')).toBe(
      '---\ntitle: a\nkind: api\n---\nb',
    );
  });
});

describe('the cost of a page', () => {
  const build = (copies: number, wall: number, memory: number | null): ScaledBuild => ({
    name: 'site',
    copies,
    cost: {wall, cpu: null, memory},
    app: 1000 + copies * 8,
  });

  it('is the difference to the smallest build', () => {
    const builds = [build(50, 10, 1000), build(150, 15, 3000)];
    expect(builds.map((each) => perPage(builds, each))).toEqual([
      null,
      {wall: 0.05, memory: 20, app: 8},
    ]);
  });

  it('has no memory where it is not measured', () => {
    const builds = [build(50, 10, null), build(150, 15, null)];
    expect(builds.map((each) => perPage(builds, each)?.memory)).toEqual([undefined, null]);
  });
});
