import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {beforeEach, describe, expect, it} from 'vitest';
import {describeImages, inspectImages, recordImages, removeUnused, type Image} from './images';

const image = (id: string, file: string, hash = 'a1'): Image => ({
  id,
  files: [file],
  hash,
  render: async () => new Map(),
});
const ball = image('demo/ball', 'posters/ball-640.avif');
const post = image('social/blog/4-0', 'img/social/blog/4-0.png');

let root: string;
let write: (file: string, text: string) => void;
beforeEach(() => {
  ({root, write} = temporaryFolder({
    [`static/${ball.files[0]}`]: '',
    [`static/${post.files[0]}`]: '',
  }));
  recordImages(root, [ball, post], [ball.id, post.id]);
});

describe('the images', () => {
  const due = (...images: Image[]) => inspectImages(root, images).due.map(({id}) => id);

  it('are up to date after they were rendered', () => {
    expect(describeImages(inspectImages(root, [ball, post]))).toBe('');
  });

  it('are stale if they were rendered from other sources', () => {
    const changed = {...ball, hash: 'a2'};
    expect(due(changed, post)).toEqual([ball.id]);
    expect(describeImages(inspectImages(root, [changed, post]))).toMatch(
      /^stale +demo\/ball: .*\nRun `npm run posters`/,
    );
    recordImages(root, [changed, post], [ball.id]);
    expect(due(changed, post)).toEqual([]);
  });

  it('are stale if a file is missing, or if they were never rendered', () => {
    rmSync(path.join(root, 'static', post.files[0]!));
    write('static/posters/cube-640.avif', '');
    expect(due(ball, post, image('demo/cube', 'posters/cube-640.avif'))).toEqual([
      post.id,
      'demo/cube',
    ]);
  });

  it('are all stale without a record', () => {
    rmSync(path.join(root, 'records/images.json'));
    expect(due(ball, post)).toEqual([ball.id, post.id]);
  });

  it('are removed if nothing needs them anymore', () => {
    const state = inspectImages(root, [ball]);
    expect(describeImages(state)).toMatch(/^unused +static\/img\/social\/blog\/4-0\.png: /);
    removeUnused(root, state);
    expect(existsSync(path.join(root, 'static', post.files[0]!))).toBe(false);
    expect(describeImages(inspectImages(root, [ball]))).toBe('');
  });
});
