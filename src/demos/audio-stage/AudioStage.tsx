import {useCurrentFrame} from 'remotion';
import {Paper} from '../parts/Paper';
import {Text} from '../parts/Text';
import {Timeline} from '../parts/Timeline';
import {colors} from '../theme';
import {fileInFrames, type Heard, loudnessAt, video} from './sound';

type Props = {
  readonly code: string;
  readonly note?: string;
  readonly heardAt: (frame: number) => Heard;
  /** A volume for each frame, drawn as a line over the wave of the composition. */
  readonly curve?: (frame: number) => number;
};

const LEFT = 64;
const WIDTH = 1152;
const HEIGHT = 130;
const FILE_BOTTOM = 318;
const OUT_BOTTOM = 576;
/** Bars of the wave in one frame. */
const BARS = 2;

const xOf = (frame: number) => LEFT + (frame / video.durationInFrames) * WIDTH;

/** A little unevenness, so that the bars look like the wave of a sound. */
const texture = (position: number) => 0.78 + 0.22 * Math.abs(Math.sin(position * 1.9));

type WaveProps = {
  readonly bottom: number;
  readonly durationInFrames: number;
  /** The height of the bar at a frame, 0 to 1. */
  readonly sizeAt: (frame: number) => number;
  readonly fillAt: (frame: number) => string;
};

const Wave = ({bottom, durationInFrames, sizeAt, fillAt}: WaveProps) => (
  <>
    {Array.from({length: durationInFrames * BARS}, (_, i) => i / BARS).map((f) => (
      <rect
        key={f}
        x={xOf(f) + 0.8}
        y={bottom - sizeAt(f) * HEIGHT}
        width={WIDTH / video.durationInFrames / BARS - 1.6}
        height={sizeAt(f) * HEIGHT}
        fill={fillAt(f)}
      />
    ))}
    <line
      x1={LEFT}
      x2={xOf(durationInFrames)}
      y1={bottom}
      y2={bottom}
      stroke={colors.gray300}
      strokeWidth={2}
    />
  </>
);

/** The wave of a file, and below it what the composition plays of it. */
export const AudioStage = ({code, note = '', heardAt, curve}: Props) => {
  const frame = useCurrentFrame();

  const played = new Set<number>();
  for (let f = 0; f < video.durationInFrames; f += 1 / 8) {
    const heard = heardAt(f);
    if (heard && heard.volume > 0) played.add(Math.floor(heard.position * BARS + 1e-6));
  }

  const now = heardAt(frame);
  const inFile = now && now.position < fileInFrames ? now.position : null;

  return (
    <Paper>
      <Text x={LEFT} y={70} size={25} code>
        {code}
      </Text>
      <Text x={LEFT} y={108} size={25} code>
        {note}
      </Text>

      <Text x={LEFT} y={168} size={24} fill={colors.gray500}>
        File
      </Text>
      <Wave
        bottom={FILE_BOTTOM}
        durationInFrames={fileInFrames}
        sizeAt={(f) => loudnessAt(f) * texture(f)}
        fillAt={(f) => (played.has(f * BARS) ? colors.ink : colors.gray300)}
      />
      {[0, 15, 30, 45, 60].map((f) => (
        <Text key={f} x={xOf(f)} y={FILE_BOTTOM + 30} size={22} code fill={colors.gray500}>
          {f}
        </Text>
      ))}
      {inFile === null ? null : (
        <g>
          <line
            x1={xOf(inFile)}
            x2={xOf(inFile)}
            y1={FILE_BOTTOM - HEIGHT - 12}
            y2={FILE_BOTTOM}
            stroke={colors.signal}
            strokeWidth={4}
          />
          <Text
            x={xOf(inFile) + 12}
            y={FILE_BOTTOM - HEIGHT + 6}
            size={26}
            code
            fill={colors.signal}>
            {Number(inFile.toFixed(1))}
          </Text>
        </g>
      )}

      <Text x={LEFT} y={390} size={24} fill={colors.gray500}>
        Composition
      </Text>
      <Wave
        bottom={OUT_BOTTOM}
        durationInFrames={video.durationInFrames}
        sizeAt={(f) => {
          const {position, volume} = heardAt(f) ?? {position: 0, volume: 0};
          return loudnessAt(position) * texture(position) * Math.min(1, volume);
        }}
        fillAt={(f) => (f <= frame ? colors.signal : colors.ink)}
      />
      {curve ? (
        <path
          d={Array.from(
            {length: fileInFrames + 1},
            (_, f) => `${f === 0 ? 'M' : 'L'}${xOf(f)} ${OUT_BOTTOM - curve(f) * HEIGHT}`,
          ).join('')}
          fill="none"
          stroke={colors.gray500}
          strokeWidth={4}
          strokeDasharray="3 7"
          strokeLinecap="round"
        />
      ) : null}
      <Timeline step={15} y={640} height={28} rise={640 - OUT_BOTTOM + HEIGHT + 40} />
    </Paper>
  );
};
