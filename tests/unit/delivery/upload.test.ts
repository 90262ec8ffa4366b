import {describe, expect, it} from 'vitest';
import {keptDays, retireAssets, uploadSteps} from '../../../delivery/upload';

const files = [
  'index.html',
  'index.html.br',
  'index.html.gz',
  '404.html',
  'docs/spring/index.html',
  'docs/spring.md',
  'docs/spring.md.gz',
  '_headers',
  '.nginx/server.conf',
  'img/logo.svg',
  'assets/js/main.1a.js',
  'assets/js/main.1a.js.br',
  'assets/files/sample.1a.html',
];

describe('the order of a deploy', () => {
  const steps = uploadSteps(files).map((step) => step.files);

  it('is assets, other files, pages', () => {
    expect(steps).toEqual([
      ['assets/files/sample.1a.html', 'assets/js/main.1a.js', 'assets/js/main.1a.js.br'],
      ['.nginx/server.conf', '_headers', 'docs/spring.md', 'docs/spring.md.gz', 'img/logo.svg'],
      ['404.html', 'docs/spring/index.html', 'index.html', 'index.html.br', 'index.html.gz'],
    ]);
  });

  it('contains every file once', () => {
    expect(steps.flat().sort()).toEqual([...files].sort());
  });
});

describe('an asset that the site no longer contains', () => {
  const asset = 'assets/js/main.1a.js';
  const current = new Set(['assets/js/main.2b.js']);
  const onHost = [asset, ...current];
  const day = (number: number) => new Date(Date.UTC(2025, 0, number, 15));

  it('is recorded with the day, and stays', () => {
    expect(retireAssets({}, onHost, current, day(1))).toEqual({
      retired: {[asset]: '2025-01-01'},
      expired: [],
    });
  });

  it('keeps its day in later deploys', () => {
    const {retired} = retireAssets({[asset]: '2025-01-01'}, onHost, current, day(20));
    expect(retired).toEqual({[asset]: '2025-01-01'});
  });

  it(`goes after ${keptDays} days, and is forgotten`, () => {
    const after = (days: number) =>
      retireAssets({[asset]: '2025-01-01'}, onHost, current, day(1 + days));
    expect(after(keptDays - 1).expired).toEqual([]);
    expect(after(keptDays + 1)).toEqual({retired: {}, expired: [asset]});
  });

  it('is no longer retired if a build contains it again', () => {
    expect(retireAssets({[asset]: '2024-01-01'}, onHost, new Set(onHost), day(1))).toEqual({
      retired: {},
      expired: [],
    });
  });

  it('is forgotten if the host no longer has it', () => {
    expect(retireAssets({[asset]: '2024-12-31'}, [...current], current, day(1)).retired).toEqual(
      {},
    );
  });
});
