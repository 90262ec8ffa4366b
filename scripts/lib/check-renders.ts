import sharp from 'sharp';
import type {Control, Demo, DemoProps} from '../../src/demos/defineDemo';
import type {DemoRenderer, Shot} from './demo-renderer';

/** Two frames of a demo, at a third and two thirds of the video, or its only one. */
export const framesOf = ({id, durationInFrames}: Demo): Shot => {
  const third = Math.floor(durationInFrames / 3);
  return {id, first: third, last: 2 * third, every: Math.max(1, third)};
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

/** A demo with all its controls at one end, then at the other. Empty if it has no controls. */
export const extremesOf = ({id, posterFrame, controls}: Demo): Shot[] =>
  Object.keys(controls).length === 0
    ? []
    : ([0, 1] as const).map((end) => ({
        id,
        first: posterFrame,
        last: posterFrame,
        every: 1,
        props: Object.fromEntries(
          Object.entries(controls).map(([name, control]) => [name, endsOf(control)[end]]),
        ),
      }));

/** Whether all pixels of a picture have one color. */
export const isBlank = async (png: Buffer): Promise<boolean> => {
  const {channels} = await sharp(png).stats();
  return channels.every(({min, max}) => min === max);
};

/**
 * A shot with a problem is rendered anew this often: a browser that is short of time sometimes takes a
 * picture before it has drawn everything, or loses its page. What is wrong with a demo is wrong each time.
 */
const attempts = 3;

const problemsOf = async (
  renderer: DemoRenderer,
  shot: Shot,
  twice: boolean,
): Promise<readonly string[]> => {
  const name = `"${shot.id}"${shot.props ? ` with ${JSON.stringify(shot.props)}` : ''}`;
  try {
    const pictures = await renderer.render(shot);
    const again = twice ? await renderer.render(shot) : pictures;
    if (pictures.size === 0) {
      return [`${name} gave no picture.`];
    }
    const problems: string[] = [];
    for (const [frame, png] of pictures) {
      if (await isBlank(png)) {
        problems.push(`${name}, frame ${frame} is blank: all its pixels have one color.`);
      }
      if (!again.get(frame)?.equals(png)) {
        problems.push(
          `${name}, frame ${frame} differs between two renders. Use random() with a seed, and no clock.`,
        );
      }
    }
    return problems;
  } catch (error) {
    return [`${name} throws: ${error instanceof Error ? error.message : String(error)}`];
  }
};

/**
 * Renders every picture and says what is wrong with it.
 *
 * @param twice renders every picture again, to find those that change from run to run
 * @returns a line for each composition that throws, and for each of its frames that is blank or looks
 * different the second time
 */
export const checkRenders = async (
  renderer: DemoRenderer,
  shots: readonly Shot[],
  {twice}: {readonly twice: boolean},
): Promise<string[]> => {
  const found: string[] = [];
  for (const shot of shots) {
    let problems: readonly string[] = [];
    for (let attempt = 1; attempt <= attempts; attempt++) {
      problems = await problemsOf(renderer, shot, twice);
      if (problems.length === 0) {
        break;
      }
    }
    found.push(...problems);
  }
  return found;
};
