/**
 * Renders the posters of changed demos, and the social images of pages whose title changed: `npm run posters`. With
 * `--check`, it renders nothing, lists what is outdated and exits with code 1. With `--all`, it renders everything.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {openDemoRenderer} from './render/demo-renderer';
import {loadDemos} from './render/demos';
import {
  describeImages,
  inspectImages,
  recordImages,
  removeUnused,
  type Image,
} from './render/images';
import {posterImages} from './render/posters';
import {socialImages} from './render/social-images';

const demosDir = path.join(root, 'src/demos');

/** Records each image after it is rendered, so that an interrupted run can be continued. */
const render = async (images: readonly Image[], due: readonly Image[]): Promise<void> => {
  const renderer = await openDemoRenderer(path.join(demosDir, 'index.ts'));
  try {
    for (const [index, image] of due.entries()) {
      const written: string[] = [];
      for (const [file, content] of await image.render(renderer)) {
        const absolute = path.join(root, 'static', file);
        mkdirSync(path.dirname(absolute), {recursive: true});
        writeFileSync(absolute, content);
        written.push(`static/${file} ${(content.length / 1024).toFixed(1)} KB`);
      }
      recordImages(root, images, [image.id]);
      console.log(`${index + 1}/${due.length} ${written.join(', ')}`);
    }
  } finally {
    await renderer.close();
  }
};

const args = process.argv.slice(2);
const unknown = args.filter((arg) => arg !== '--check' && arg !== '--all');
if (unknown.length > 0) {
  console.error(`Unknown argument: ${unknown.join(', ')}. The options are --check and --all.`);
  process.exitCode = 1;
} else {
  const demos = await loadDemos(demosDir);
  const images = [...posterImages(root, demos), ...socialImages(root, demos)];
  const state = inspectImages(root, images);
  if (args.includes('--check')) {
    const problems = describeImages(state);
    console.log(problems || `The images of ${images.length} demos and pages are up to date.`);
    process.exitCode = problems === '' ? 0 : 1;
  } else {
    removeUnused(root, state);
    recordImages(root, images, []);
    const due = args.includes('--all') ? images : state.due;
    if (due.length > 0) {
      await render(images, due);
    }
    console.log(`Rendered the images of ${due.length} of ${images.length} demos and pages.`);
  }
}
