import {useCurrentFrame, useVideoConfig} from 'remotion';
import {Paper} from '../parts/Paper';
import {Text} from '../parts/Text';
import {Timeline} from '../parts/Timeline';
import {colors} from '../theme';
import {fileInFrames, type Heard, loudnessAt} from './sound';

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

/** A little unevenness, so that the bars look like the wave of a sound. */
const texture = (position: number) => 0.78 + 0.22 * Math.abs(Math.sin(position * 1.9));

/** The wave of a file, and below it what the composition plays of it. */
export const AudioStage = ({code, note = '', heardAt, curve}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const xOf = (f: number) => LEFT + (f / durationInFrames) * WIDTH;
  const barWidth = (xOf(1) - xOf(0)) / BARS;

  const played = new Set<number>();
  for (let f = 0; f < durationInFrames; f += 1 / 8) {
    const heard = heardAt(f);
    if (heard && heard.volume > 0) played.add(Math.floor(heard.position * BARS + 1e-6));
  }

  const fileBars = Array.from({length: fileInFrames * BARS}, (_, i) => i);
  const outBars = Array.from({length: durationInFrames * BARS}, (_, i) => {
    const heard = heardAt(i / BARS);
    const size = heard
      ? loudnessAt(heard.position) * texture(heard.position) * Math.min(1, heard.volume)
      : 0;
    return {x: xOf(i / BARS), size: size * HEIGHT, past: i / BARS <= frame};
  });
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
      {fileBars.map((i) => (
        <rect
          key={i}
          x={xOf(i / BARS) + 0.8}
          y={FILE_BOTTOM - loudnessAt(i / BARS) * texture(i / BARS) * HEIGHT}
          width={barWidth - 1.6}
          height={loudnessAt(i / BARS) * texture(i / BARS) * HEIGHT}
          fill={played.has(i) ? colors.ink : colors.gray300}
        />
      ))}
      <line
        x1={LEFT}
        x2={xOf(fileInFrames)}
        y1={FILE_BOTTOM}
        y2={FILE_BOTTOM}
        stroke={colors.gray300}
        strokeWidth={2}
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
      {outBars.map(({x, size, past}) => (
        <rect
          key={x}
          x={x + 0.8}
          y={OUT_BOTTOM - size}
          width={barWidth - 1.6}
          height={size}
          fill={past ? colors.signal : colors.ink}
        />
      ))}
      <line
        x1={LEFT}
        x2={LEFT + WIDTH}
        y1={OUT_BOTTOM}
        y2={OUT_BOTTOM}
        stroke={colors.gray300}
        strokeWidth={2}
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
