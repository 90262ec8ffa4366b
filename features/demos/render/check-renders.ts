import sharp from 'sharp';
import {defaultProps, type Control, type Demo, type DemoProps} from '../defineDemo';
import type {Picture, ShotRenderer} from './shot-renderer';
import type {Shot} from './shots/shot';

const shotOf = (demo: Demo, frame: number, props: DemoProps = {}): Shot => {
  const {id, width, height, fps} = demo;
  return {id, frame, props: {...defaultProps(demo), ...props}, width, height, fps};
};

/** Returns two frames of a demo, at a third and two thirds of the video, or its only frame. */
export const framesOf = (demo: Demo): Shot[] => {
  const third = Math.floor(demo.durationInFrames / 3);
  return [...new Set([third, 2 * third])].map((frame) => shotOf(demo, frame));
};

const endsOf = (control: Control): readonly [DemoProps[string], DemoProps[string]] => {
  switch (control.type) {
    case 'range':
      return [control.min, control.max];
    case 'select':
      return [control.options[0], control.options.at(-1) ?? control.options[0]];
    case 'text':
      return ['', 'M'.repeat(control.maxLength)];
    case 'color':
      return ['#000000', '#ffffff'];
    case 'toggle':
      return [false, true];
  }
};

/** Returns a demo with all its controls at one end, then at the other. Empty if it has no controls. */
export const extremesOf = (demo: Demo): Shot[] => {
  const controls = Object.entries(demo.controls);
  return controls.length === 0
    ? []
    : ([0, 1] as const).map((end) =>
        shotOf(
          demo,
          demo.posterFrame,
          Object.fromEntries(controls.map(([name, control]) => [name, endsOf(control)[end]])),
        ),
      );
};

/** Whether all pixels of an image have the same color. */
export const isBlank = async (png: Buffer): Promise<boolean> => {
  const {channels} = await sharp(png).stats();
  return channels.every(({min, max}) => min === max);
};

/**
 * The largest difference of a color channel, of 255. Chrome doesn't always smooth the edges of clip paths
 * equally.
 */
const channelTolerance = 96;

/** The largest share of pixels that may differ. */
const pixelTolerance = 0.001;

/** Whether two images look the same, apart from differences in how the browser smooths edges. */
export const looksAlike = async (first: Buffer, second: Buffer): Promise<boolean> => {
  if (first.equals(second)) {
    return true;
  }
  const [one, other] = await Promise.all(
    [first, second].map((png) =>
      sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true}),
    ),
  );
  if (!one || !other || one.data.length !== other.data.length) {
    return false;
  }
  const {channels, width, height} = one.info;
  const different = new Set<number>();
  for (const [index, value] of one.data.entries()) {
    const distance = Math.abs(value - other.data[index]!);
    if (distance > channelTolerance) {
      return false;
    }
    if (distance > 0) {
      different.add(Math.floor(index / channels));
    }
  }
  return different.size <= width * height * pixelTolerance;
};

const nameOf = ({id, frame, props}: Shot): string =>
  `"${id}", frame ${frame}${Object.keys(props).length > 0 ? ` with ${JSON.stringify(props)}` : ''}`;

const problemOf = async (
  shot: Shot,
  first: Picture,
  second: Picture,
): Promise<string | undefined> => {
  for (const picture of [first, second]) {
    if (picture instanceof Error) {
      return `${nameOf(shot)} throws: ${picture.message}`;
    }
  }
  if (await isBlank(first as Buffer)) {
    return `${nameOf(shot)} is blank: all pixels have the same color.`;
  }
  return (await looksAlike(first as Buffer, second as Buffer))
    ? undefined
    : `${nameOf(shot)} differs between two renders. Make it depend only on the frame: use random() with a seed, and don't read the clock.`;
};

const problemsOf = async (
  renderer: ShotRenderer,
  shots: readonly Shot[],
): Promise<ReadonlyMap<Shot, string>> => {
  const first = await renderer.render(shots);
  const second = await renderer.render(shots);
  const problems = new Map<Shot, string>();
  for (const [index, shot] of shots.entries()) {
    const problem = await problemOf(shot, first[index]!, second[index]!);
    if (problem !== undefined) {
      problems.set(shot, problem);
    }
  }
  return problems;
};

/** The result of `checkRenders()`. */
export type RenderVerdict = {
  /** Shots that throw, are blank, or look different the second time. */
  readonly problems: ReadonlyMap<Shot, string>;
  /** Shots that passed only after a retry. */
  readonly retried: ReadonlyMap<Shot, string>;
};

/**
 * Renders every shot twice, each time on a new page.
 *
 * @param retries how many times to render a shot with a problem again before the problem is reported
 */
export const checkRenders = async (
  renderer: ShotRenderer,
  shots: readonly Shot[],
  {retries = 0}: {readonly retries?: number} = {},
): Promise<RenderVerdict> => {
  const initial = await problemsOf(renderer, shots);
  let problems = initial;
  for (let retry = 0; retry < retries && problems.size > 0; retry++) {
    problems = await problemsOf(renderer, [...problems.keys()]);
  }
  return {problems, retried: new Map([...initial].filter(([shot]) => !problems.has(shot)))};
};
