import {random} from 'remotion';

const BANDS = 56;
const BEAT = 15;

/**
 * The loudness of each frequency band, 0 to 1, low notes first. Stands in for `visualizeAudio()` of
 * `@remotion/media-utils`, which reads it from an audio file: a drum on every beat, a melody above.
 */
export const spectrumAt = (frame: number): number[] => {
  const drum = Math.exp(-(frame % BEAT) / 5);
  const hat = Math.exp(-((frame + 8) % (BEAT / 3)) / 2);
  const step = Math.floor(frame / BEAT);
  return Array.from({length: BANDS}, (_, band) => {
    const position = band / (BANDS - 1);
    const note = random(`note-${step}`) * 0.5 + 0.2;
    const melody =
      Math.exp(-(((position - note) / 0.08) ** 2)) * (0.5 + 0.5 * Math.exp(-(frame % BEAT) / 10));
    const bass = Math.exp(-(((position - 0.05) / 0.1) ** 2)) * drum;
    const treble = Math.exp(-(((position - 0.88) / 0.14) ** 2)) * hat * 0.45;
    const shimmer = 0.06 + 0.1 * random(`${band}-${Math.floor(frame / 2)}`) * (1 - position * 0.5);
    return Math.min(1, bass + melody * 0.85 + treble + shimmer);
  });
};
