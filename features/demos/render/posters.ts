import {hashModules} from '@docs-kit/tools/code-hash';
import {keyOf} from '@docs-kit/tools/record';
import sharp from 'sharp';
import type {Demo} from '../defineDemo';
import {type Theme, themes} from '../theme';
import type {DemoRenderer} from './demo-renderer';
import type {DemoEntry} from './demos';
import type {Image} from './images';

const widths = [640, 1280] as const;

/** The encoder settings for posters. They are part of every hash, so that a change renders all posters again. */
const avifOptions = {quality: 60, effort: 4} as const;

interface Picture {
  /** An image, or a video if the name ends with `.webm`. Relative to `static/`. */
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  readonly theme: Theme;
}

/** The demo that social images are rendered from (`social-images.ts`). No page shows it. */
export const pageCard = 'page-card';

const suffix: Record<Theme, string> = {light: '', dark: '-dark'};

/** The files of a demo: for each theme, a poster per width, and the clip if it has one. */
export const picturesOf = ({id, clip}: Pick<Demo, 'id' | 'clip'>): readonly Picture[] =>
  id === pageCard
    ? []
    : themes.flatMap((theme) => [
        ...widths.map((width) => ({
          file: `posters/${id}-${width}${suffix[theme]}.avif`,
          width,
          theme,
        })),
        ...(clip ? [{file: `posters/${id}${suffix[theme]}.webm`, width: clip.width, theme}] : []),
      ]);

/** Renders the poster of each theme once and encodes it in each width, and renders the clips. */
const renderPictures = async (
  renderer: DemoRenderer,
  {id, posterFrame, clip}: Demo,
): Promise<Map<string, Buffer>> => {
  const posters = new Map<Theme, Buffer>();
  const rendered = new Map<string, Buffer>();
  for (const {file, width, theme} of picturesOf({id, clip})) {
    if (clip && file.endsWith('.webm')) {
      rendered.set(file, await renderer.renderClip(id, clip, {theme}));
    } else {
      const png = posters.get(theme) ?? (await renderer.renderFrame(id, posterFrame, {theme}));
      posters.set(theme, png);
      rendered.set(file, await sharp(png).resize({width}).avif(avifOptions).toBuffer());
    }
  }
  return rendered;
};

/** The posters and clips of demos. */
export const posterImages = (root: string, demos: ReadonlyMap<string, DemoEntry>): Image[] => {
  const hashes = hashModules(
    root,
    [...demos.values()].map(({file}) => file),
  );
  return [...demos.values()]
    .map((entry) => ({
      id: `demo/${entry.demo.id}`,
      files: picturesOf(entry.demo).map(({file}) => file),
      hash: keyOf(JSON.stringify([widths, avifOptions]), hashes.get(entry.file) ?? ''),
      render: (renderer: DemoRenderer) => renderPictures(renderer, entry.demo),
    }))
    .filter(({files}) => files.length > 0);
};
