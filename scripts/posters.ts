/**
 * Renders the posters of changed demos, the social images of pages whose title changed, and the icon of the
 * site: `npm run posters`. With `--check`, it renders nothing, lists what is outdated and exits with code 1.
 * With `--all`, it renders everything.
 */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type {Demo} from '../src/demos/defineDemo';
import {type Theme, themes} from '../src/demos/theme';
import {type DemoRenderer, openDemoRenderer} from './lib/demo-renderer';
import {type DemoEntry, loadDemos} from './lib/demos';
import {makeFavicon, showsDrawing} from './lib/favicon';
import {heroValuesJson} from './lib/hero-values';
import {
  AVIF_OPTIONS,
  describePosters,
  hashOf,
  inspectPosters,
  manifestFile,
  pageCard,
  type Picture,
  picturesOf,
  type PosterFolders,
  readManifest,
} from './lib/poster-manifest';
import {removeUnusedSocialImages, renderSocialImages} from './lib/render-social-images';
import {describeSocialImages, inspectSocialImages, listSocialImages} from './lib/social-images';

const root = path.join(import.meta.dirname, '..');
const folders: PosterFolders = {
  demosDir: path.join(root, 'src/demos'),
  staticDir: path.join(root, 'static'),
};
const heroValuesFile = path.join(folders.demosDir, 'hero/values.json');
const faviconFile = path.join(folders.staticDir, 'favicon.ico');
const faviconDrawing = readFileSync(path.join(folders.staticDir, 'img/favicon.svg'));

const encode = (png: Buffer, width: number) =>
  sharp(png).resize({width}).avif(AVIF_OPTIONS).toBuffer();

const heroValuesAreFresh = () =>
  existsSync(heroValuesFile) && readFileSync(heroValuesFile, 'utf8') === heroValuesJson();

const faviconIsFresh = async () =>
  existsSync(faviconFile) && (await showsDrawing(readFileSync(faviconFile), faviconDrawing));

const compositionHash = (demos: ReadonlyMap<string, DemoEntry>): string => {
  const entry = demos.get(pageCard);
  if (!entry) {
    throw new Error(
      `There is no demo "${pageCard}" in src/demos. Social images are rendered from it.`,
    );
  }
  return hashOf(folders, entry);
};

const check = async (demos: ReadonlyMap<string, DemoEntry>) => {
  const wanted = listSocialImages(root);
  const problems = [
    (await faviconIsFresh())
      ? ''
      : 'stale    static/favicon.ico: not rendered from the current static/img/favicon.svg',
    heroValuesAreFresh()
      ? ''
      : 'stale    src/demos/hero/values.json: differs from what motion.ts computes',
    describePosters(inspectPosters(folders, demos)),
    describeSocialImages(inspectSocialImages(folders.staticDir, wanted, compositionHash(demos))),
  ].filter(Boolean);
  console.log(
    problems.length === 0
      ? `The posters of ${demos.size} demos, ${wanted.length} social images and the icon are up to date.`
      : problems.join('\n'),
  );
  return problems.length === 0;
};

const removeOrphans = (orphans: readonly string[]) => {
  for (const file of orphans.filter((orphan) => /\.(?:avif|webm)$/.test(orphan))) {
    rmSync(path.join(folders.staticDir, file));
    console.log(`removed static/${file}`);
  }
};

/** Renders the poster of a demo once and encodes it in each width, and renders its clip. */
const renderFiles = async (
  renderer: DemoRenderer,
  {id, posterFrame, clip}: Demo,
  theme: Theme,
  files: readonly Picture[],
): Promise<{file: string; content: Buffer}[]> => {
  const rendered: {file: string; content: Buffer}[] = [];
  let png: Buffer | undefined;
  for (const {file, width} of files) {
    if (clip && file.endsWith('.webm')) {
      const content = await renderer.renderClip({...clip, id, props: {theme}});
      rendered.push({file, content});
      continue;
    }
    png ??= (
      await renderer.render({id, first: posterFrame, last: posterFrame, every: 1, props: {theme}})
    ).get(posterFrame);
    if (!png) {
      throw new Error(`The renderer returned no image for "${id}".`);
    }
    rendered.push({file, content: await encode(png, width)});
  }
  return rendered;
};

const render = async (demos: ReadonlyMap<string, DemoEntry>, all: boolean) => {
  if (!heroValuesAreFresh()) {
    writeFileSync(heroValuesFile, heroValuesJson());
    console.log('wrote src/demos/hero/values.json');
  }
  if (!(await faviconIsFresh())) {
    writeFileSync(faviconFile, await makeFavicon(faviconDrawing));
    console.log('wrote static/favicon.ico');
  }
  const {stale, missing, orphans} = inspectPosters(folders, demos);
  removeOrphans(orphans);
  const wanted = listSocialImages(root);
  const target = {staticDir: folders.staticDir, composition: compositionHash(demos)};
  const social = inspectSocialImages(target.staticDir, wanted, target.composition);
  removeUnusedSocialImages(target.staticDir, social, wanted);
  const dueImages = all ? wanted : social.due;
  const lacksPicture = (demo: Demo) => picturesOf(demo).some(({file}) => missing.includes(file));
  // Hash before bundling, so that a file that is edited during the run still counts as changed.
  const due = [...demos]
    .filter(([id, {demo}]) => all || stale.includes(id) || lacksPicture(demo))
    .map(([, entry]) => ({demo: entry.demo, hash: hashOf(folders, entry)}));
  const old = readManifest(folders);
  // Only rendered images get an entry, so that an interrupted run can be continued.
  const manifest = new Map(
    [...demos.keys()].flatMap((id) => (old[id] ? [[id, old[id]] as const] : [])),
  );
  const save = () =>
    writeFileSync(
      manifestFile(folders),
      `${JSON.stringify(Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
    );

  mkdirSync(path.join(folders.staticDir, 'posters'), {recursive: true});
  if (due.length + dueImages.length > 0) {
    const renderer = await openDemoRenderer(path.join(folders.demosDir, 'index.ts'));
    try {
      for (const [index, {demo, hash}] of due.entries()) {
        const written: string[] = [];
        for (const theme of themes) {
          const files = picturesOf(demo).filter((picture) => picture.theme === theme);
          for (const {file, content} of await renderFiles(renderer, demo, theme, files)) {
            writeFileSync(path.join(folders.staticDir, file), content);
            written.push(`static/${file} ${(content.length / 1024).toFixed(1)} KB`);
          }
        }
        manifest.set(demo.id, hash);
        save();
        console.log(
          `${index + 1}/${due.length} ${demo.id}, frame ${demo.posterFrame}: ${written.join(', ')}`,
        );
      }
      await renderSocialImages(renderer, target, dueImages);
    } finally {
      await renderer.close();
    }
  }
  save();
  console.log(
    `Rendered ${due.length} of ${demos.size} demos and ${dueImages.length} of ${wanted.length} social images.`,
  );
};

const args = process.argv.slice(2);
const unknown = args.filter((arg) => arg !== '--check' && arg !== '--all');
if (unknown.length > 0) {
  console.error(`Unknown argument: ${unknown.join(', ')}. The options are --check and --all.`);
  process.exitCode = 1;
} else {
  const demos = await loadDemos(folders.demosDir);
  if (args.includes('--check')) {
    process.exitCode = (await check(demos)) ? 0 : 1;
  } else {
    await render(demos, args.includes('--all'));
  }
}
