import type {LottieAnimationData} from '@remotion/lottie';

const ease = (axes: number) => ({
  i: {x: Array(axes).fill(0.6), y: Array(axes).fill(1)},
  o: {x: Array(axes).fill(0.4), y: Array(axes).fill(0)},
});

/** A square with round corners that grows, turns by 90 degrees and shrinks within 60 frames. */
export const badge: LottieAnimationData = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: 400,
  h: 400,
  assets: [],
  layers: [
    {
      ind: 1,
      ty: 4,
      nm: 'square',
      ip: 0,
      op: 60,
      st: 0,
      ks: {
        o: {a: 0, k: 100},
        p: {a: 0, k: [200, 200, 0]},
        a: {a: 0, k: [0, 0, 0]},
        r: {
          a: 1,
          k: [
            {...ease(1), t: 0, s: [0]},
            {t: 60, s: [90]},
          ],
        },
        s: {
          a: 1,
          k: [
            {...ease(3), t: 0, s: [60, 60, 100]},
            {...ease(3), t: 30, s: [110, 110, 100]},
            {t: 60, s: [60, 60, 100]},
          ],
        },
      },
      shapes: [
        {
          ty: 'gr',
          it: [
            {ty: 'rc', d: 1, s: {a: 0, k: [180, 180]}, p: {a: 0, k: [0, 0]}, r: {a: 0, k: 28}},
            {ty: 'fl', c: {a: 0, k: [0.9, 0.25, 0.16, 1]}, o: {a: 0, k: 100}, r: 1},
            {
              ty: 'tr',
              p: {a: 0, k: [0, 0]},
              a: {a: 0, k: [0, 0]},
              s: {a: 0, k: [100, 100]},
              r: {a: 0, k: 0},
              o: {a: 0, k: 100},
            },
          ],
        },
      ],
    },
  ],
};
