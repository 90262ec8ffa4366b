import Drawing, {Lines, Names, Notes} from './Drawing';

type Mapping = 'trim' | 'jump-cuts' | 'freeze' | 'speed' | 'segments';

interface Part {
  /** The first frame and the end in the file. */
  readonly file: readonly [number, number];
  /** The first frame and the end in the composition. */
  readonly video: readonly [number, number];
}

interface Drawn {
  readonly title: string;
  readonly parts: readonly Part[];
  /** Frames of the composition that continue after the last part. */
  readonly durationInFrames?: number;
}

const mappings: Record<Mapping, Drawn> = {
  trim: {
    title:
      'Two strips. Frames 30 to 90 of the file become frames 0 to 60 of the composition. After them, the composition shows nothing.',
    parts: [{file: [30, 90], video: [0, 60]}],
    durationInFrames: 120,
  },
  'jump-cuts': {
    title:
      'Two strips. The video uses frames 0 to 20, 50 to 70 and 100 to 120 of the file. They follow each other without a gap as frames 0 to 60 of the video.',
    parts: [
      {file: [0, 20], video: [0, 20]},
      {file: [50, 70], video: [20, 40]},
      {file: [100, 120], video: [40, 60]},
    ],
  },
  freeze: {
    title:
      'Two strips. Frames 0 to 30 of the file become frames 0 to 30 of the video. Frame 30 of the file is then held for 30 frames. Frames 30 to 90 of the file follow as frames 60 to 120 of the video.',
    parts: [
      {file: [0, 30], video: [0, 30]},
      {file: [30, 30], video: [30, 60]},
      {file: [30, 90], video: [60, 120]},
    ],
  },
  speed: {
    title:
      'Two strips. Every 15 frames of the video cover a longer part of the file than the previous 15: frames 15, 30, 45 and 60 of the video show frames 15, 35, 64 and 104 of the file. The file has 120 frames and ends after about 65 frames of the video.',
    parts: [
      {file: [0, 15], video: [0, 15]},
      {file: [15, 35], video: [15, 30]},
      {file: [35, 64], video: [30, 45]},
      {file: [64, 104], video: [45, 60]},
      {file: [104, 120], video: [60, 65]},
    ],
  },
  segments: {
    title:
      'Two strips. Frames 0 to 30 of the file take 30 frames of the video, at speed 1. The next 60 frames take 15, at speed 4. The last 30 frames take 60, at speed 0.5.',
    parts: [
      {file: [0, 30], video: [0, 30]},
      {file: [30, 90], video: [30, 45]},
      {file: [90, 120], video: [45, 105]},
    ],
  },
};

const left = 130;
const at = (frame: number) => left + frame * 6;

/** Which frames of a file a video shows and when. */
export default function FileToVideo({mapping}: {readonly mapping: Mapping}) {
  const {title, parts, durationInFrames} = mappings[mapping];
  const end = durationInFrames ?? parts.at(-1)?.video[1] ?? 0;
  const videoFrames = new Set([0, ...parts.flatMap(({video}) => video), end]);
  const fileFrames = new Set([0, ...parts.flatMap(({file}) => file), 120]);

  return (
    <Drawing width={870} height={230} title={title}>
      {parts.map(({file, video}, i) => (
        <g key={video[0]}>
          <path
            fill={file[0] === file[1] ? 'var(--site-signal)' : 'var(--site-line)'}
            opacity="0.4"
            d={`M${at(file[0])} 76H${at(file[1])}L${at(video[1])} 154H${at(video[0])}z`}
          />
          <path
            fill={file[0] === file[1] ? 'var(--site-signal)' : 'var(--site-line)'}
            d={`M${at(video[0])} 154H${at(video[1])}v34H${at(video[0])}z`}
          />
          <path
            fill="var(--site-line)"
            d={`M${at(file[0])} 42H${at(file[1])}v34H${at(file[0])}z`}
          />
          <path
            fill="none"
            stroke="currentColor"
            d={`M${at(file[0])} 42v34L${at(video[0])} 154M${at(file[1])} 42v34L${at(video[1])} 154`}
          />
          {i > 0 && <path stroke="currentColor" strokeWidth="1.5" d={`M${at(video[0])} 154v34`} />}
        </g>
      ))}
      <Lines>
        <path d={`M${at(0)} 42H${at(120)}v34H${at(0)}z`} />
        <path d={`M${at(0)} 154H${at(end)}v34H${at(0)}z`} />
      </Lines>
      <Names
        texts={[
          [1, 65, 'The file'],
          [1, 177, 'The video'],
        ]}
      />
      <Notes anchor="middle" texts={[...fileFrames].map((frame) => [at(frame), 32, frame])} />
      <Notes anchor="middle" texts={[...videoFrames].map((frame) => [at(frame), 212, frame])} />
    </Drawing>
  );
}
