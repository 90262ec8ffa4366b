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
 * Whether a third picture is one of two that differ. What depends on chance or a clock gives a third
 * kind; a browser that is short of time sometimes takes a single picture before it has drawn everything.
 */
const isFluke = async (
  renderer: DemoRenderer,
  shot: Shot,
  frame: number,
  pictures: readonly Buffer[],
): Promise<boolean> => {
  const third = (await renderer.render(shot)).get(frame);
  return third !== undefined && pictures.some((picture) => picture.equals(third));
};

/**
 * Renders every picture and says what is wrong with it.
 *
 * @param twice renders every picture again, to find those that change from run to run
 * @returns one line for each composition that throws, is blank, or looks different the second time
 */
export const checkRenders = async (
  renderer: DemoRenderer,
  shots: readonly Shot[],
  {twice}: {readonly twice: boolean},
): Promise<string[]> => {
  const problems: string[] = [];
  for (const shot of shots) {
    const name = `"${shot.id}"${shot.props ? ` with ${JSON.stringify(shot.props)}` : ''}`;
    try {
      const pictures = await renderer.render(shot);
      const again = twice ? await renderer.render(shot) : pictures;
      if (pictures.size === 0) problems.push(`${name} gave no picture.`);
      for (const [frame, png] of pictures) {
        if (await isBlank(png)) {
          problems.push(`${name}, frame ${frame} is blank: all its pixels have one color.`);
        }
        const second = again.get(frame);
        if (
          second &&
          !second.equals(png) &&
          (await isFluke(renderer, shot, frame, [png, second]))
        ) {
          continue;
        }
        if (!second?.equals(png)) {
          problems.push(
            `${name}, frame ${frame} differs between two renders. Use random() with a seed, and no clock.`,
          );
        }
      }
    } catch (error) {
      problems.push(`${name} throws: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return problems;
};
