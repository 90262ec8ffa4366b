import type {Line} from './Lesson';

/** Writes a time as SRT wants it: 00:00:01,500. */
const toTimecode = (frame: number, fps: number) => {
  const milliseconds = Math.round((frame / fps) * 1000);

  return new Date(milliseconds).toISOString().slice(11, 23).replace('.', ',');
};

export const toSrt = (lines: Line[], fps: number) =>
  lines
    .map(({text, from, durationInFrames}, i) => {
      const start = toTimecode(from, fps);
      const end = toTimecode(from + durationInFrames, fps);

      return `${i + 1}\n${start} --> ${end}\n${text}\n`;
    })
    .join('\n');
