import hero from '../../src/demos/hero';
import {motion} from '../../src/demos/hero/motion';

const round = (value: number) => Number(value.toFixed(3));

/** Computes the values of `motion()` at every frame of the hero composition, rounded to three decimals. */
export const computeHeroValues = (): Record<keyof ReturnType<typeof motion>, number[]> => {
  const frames = Array.from({length: hero.durationInFrames}, (_, frame) => motion(frame));
  return {
    scale: frames.map((f) => round(f.scale)),
    x: frames.map((f) => round(f.x)),
    y: frames.map((f) => round(f.y)),
    angle: frames.map((f) => round(f.angle)),
  };
};

/** The content of `src/demos/hero/values.json`. */
export const heroValuesJson = () =>
  `{\n${Object.entries(computeHeroValues())
    .map(([name, values]) => `  "${name}": ${JSON.stringify(values)}`)
    .join(',\n')}\n}\n`;
