import Drawing, {Lines, Names, Notes} from './Drawing';

const left = 200;
const perFrame = 6;
const at = (frame: number) => left + frame * perFrame;

/** How the frames of a sequence correspond to the frames of the composition. */
export default function SequenceFrames() {
  return (
    <Drawing
      width={960}
      height={230}
      title="A video of 120 frames, and below it a sequence that starts at frame 30 and lasts 60 frames. It covers frames 30 to 89 of the video and counts its own frames from 0 to 59. The playhead is at frame 48 of the video, which is frame 18 of the sequence.">
      <Lines>
        <rect x={at(0)} y="46" width={120 * perFrame} height="46" rx="6" />
        <rect x={at(30)} y="126" width={60 * perFrame} height="46" rx="6" />
        <path d={`M${at(30)} 92v34M${at(90)} 92v34`} strokeDasharray="2 4" />
      </Lines>
      <path
        stroke="var(--site-line)"
        fill="none"
        d={Array.from({length: 11}, (_, i) => `M${at((i + 1) * 10)} 48v42`).join('')}
      />
      <path
        stroke="var(--site-line)"
        fill="none"
        d={Array.from({length: 5}, (_, i) => `M${at(30 + (i + 1) * 10)} 128v42`).join('')}
      />
      <path fill="var(--site-signal)" d={`M${at(48) - 1} 34h2v150h-2z`} />
      <Names
        texts={[
          [1, 68, 'The video'],
          [1, 148, 'The sequence'],
        ]}
      />
      <Names
        anchor="middle"
        texts={[
          [at(48), 26, 'frame 48'],
          [at(48), 206, 'frame 18'],
        ]}
      />
      <Notes
        texts={[
          [1, 88, '120 frames'],
          [1, 168, 'from 30, 60 frames'],
          [at(0) + 8, 38, '0'],
          [at(30) + 8, 192, '0'],
        ]}
      />
      <Notes
        anchor="middle"
        texts={[
          [at(30), 38, '30'],
          [at(90), 38, '90'],
          [at(15), 154, 'not mounted'],
          [at(105), 154, 'not mounted'],
        ]}
      />
      <Notes
        anchor="end"
        texts={[
          [at(120) - 8, 38, '119'],
          [at(90) - 8, 192, '59'],
        ]}
      />
    </Drawing>
  );
}
