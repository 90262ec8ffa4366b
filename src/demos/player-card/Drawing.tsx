import {colors} from '../theme';

export type Product = 'mug' | 'lamp' | 'chair';

/** Outlines around the point 0, 0 that stand on y = 170. `body` takes the color. */
const shapes: Record<Product, {readonly body: string; readonly rest: string}> = {
  mug: {
    body: 'M-140 -120 H90 V120 A50 50 0 0 1 40 170 H-90 A50 50 0 0 1 -140 120 Z',
    rest: 'M90 -70 H120 A66 66 0 0 1 186 -4 V14 A66 66 0 0 1 120 80 H90 M-70 -230 C-100 -200 -40 -190 -70 -160 M20 -230 C-10 -200 50 -190 20 -160',
  },
  lamp: {
    body: 'M-70 -220 H70 L150 -30 H-150 Z',
    rest: 'M0 -30 V150 M-90 170 A90 20 0 0 1 90 170 Z M70 -30 V50',
  },
  chair: {
    body: 'M-96 -210 H96 A24 24 0 0 1 120 -186 V-60 H-120 V-186 A24 24 0 0 1 -96 -210 Z M-140 10 H140 V50 H-140 Z',
    rest: 'M-96 -60 V10 M96 -60 V10 M-120 50 L-132 170 M120 50 L132 170 M-70 50 V130 M70 50 V130',
  },
};

type Props = {
  readonly product: Product;
  readonly color: string;
  /** How much of the outline is drawn, 0 to 1. */
  readonly outline: number;
  /** How opaque the color is, 0 to 1. */
  readonly filled: number;
};

export const Drawing = ({product, color, outline, filled}: Props) => {
  const {body, rest} = shapes[product];
  const pen = {
    stroke: colors.ink,
    strokeWidth: 8,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    pathLength: 1,
    // One step past the end, so that no dot stands at the start before the line is drawn.
    strokeDasharray: `${outline} 2`,
    strokeOpacity: outline > 0 ? 1 : 0,
  } as const;
  return (
    <>
      <path d={rest} fill="none" {...pen} />
      <path d={body} fill={color} fillOpacity={filled} {...pen} />
    </>
  );
};
