import {AbsoluteFill, random} from 'remotion';
import {motion} from '../hero/motion';
import {Strip} from '../parts/Timeline';
import {colors, mono, sans} from '../theme';

type Props = {
  readonly kicker: string;
  readonly title: string;
  /** Chooses the frame at which the playhead is. */
  readonly seed: string;
};

const DURATION = 150;
const STEP = 10;
const STRIP = {x: 72, y: 468, width: 1056, height: 90};
const SQUARE = 22;

/** How high the square of the hero hops, in pixels. */
const HOP = 168;

/** Longer titles are set smaller, so that three lines are enough. */
const sizeOf = (title: string): number =>
  (
    [
      [14, 104],
      [26, 88],
      [48, 72],
    ] as const
  ).find(([length]) => title.length <= length)?.[1] ?? 58;

const isCode = (title: string): boolean => /^@|^[a-z]+$/.test(title);

const Cell = ({frame, current}: {readonly frame: number; readonly current: boolean}) => {
  const {y, angle} = motion(frame);
  const range = STRIP.height - SQUARE - 28;
  const centerX = STRIP.x + ((frame + STEP / 2) / DURATION) * STRIP.width;
  const centerY = STRIP.y + 14 + SQUARE / 2 + range * (1 - y / HOP);
  return (
    <rect
      x={-SQUARE / 2}
      y={-SQUARE / 2}
      width={SQUARE}
      height={SQUARE}
      rx={5}
      fill={current ? colors.signal : 'none'}
      stroke={current ? colors.signal : colors.gray400}
      strokeWidth={2}
      transform={`translate(${centerX} ${centerY}) rotate(${angle})`}
    />
  );
};

/** The social image of one page: its title, and a strip of frames with the playhead. */
export const PageCard = ({kicker, title, seed}: Props) => {
  const current = STEP * Math.floor(1 + random(seed) * (DURATION / STEP - 2));
  const cells = Array.from({length: DURATION / STEP}, (_, index) => index * STEP);
  return (
    <AbsoluteFill style={{backgroundColor: colors.paper, color: colors.ink, fontFamily: sans}}>
      <div style={{position: 'absolute', top: 60, left: 72, fontSize: 34, fontWeight: 700}}>
        <span style={{color: colors.signal}}>Remotion</span>
        <span style={{marginLeft: 18, color: colors.gray500, fontWeight: 400}}>{kicker}</span>
      </div>
      <div
        style={{
          position: 'absolute',
          top: 112,
          left: 72,
          width: 1056,
          height: 300,
          display: 'flex',
          alignItems: 'center',
          fontFamily: isCode(title) ? mono : sans,
          fontSize: isCode(title) ? Math.min(sizeOf(title), 72) : sizeOf(title),
          fontWeight: 700,
          letterSpacing: '-0.03em',
          lineHeight: 1.1,
        }}>
        <span style={{textWrap: 'balance', overflowWrap: 'anywhere'}}>{title}</span>
      </div>
      <svg viewBox="0 0 1200 630">
        <Strip
          {...STRIP}
          frame={current}
          durationInFrames={DURATION}
          step={STEP}
          rise={44}
          fontSize={28}
        />
        {cells.map((frame) => (
          <Cell key={frame} frame={frame} current={frame === current} />
        ))}
      </svg>
    </AbsoluteFill>
  );
};
