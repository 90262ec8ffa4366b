import {AbsoluteFill} from 'remotion';
import {colors, mono, sans} from '../theme';

export type Track = {
  readonly label: string;
  readonly from: number;
  readonly durationInFrames: number;
};

type Props = {
  readonly frame: number;
  readonly durationInFrames: number;
  readonly tracks: readonly Track[];
};

const LEFT = 64;
const RIGHT = 1216;
const BOTTOM = 688;
const ROW = 60;
const GAP = 8;

/** The tracks of a timeline at the bottom of the picture, with the playhead across them. */
export const Tracks = ({frame, durationInFrames, tracks}: Props) => {
  const xOf = (f: number) => LEFT + (f / durationInFrames) * (RIGHT - LEFT);
  const top = BOTTOM - tracks.length * (ROW + GAP);
  const x = xOf(frame);
  const onRight = x < RIGHT - 100;
  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        <rect y={top - 72} width={1280} height={720 - top + 72} fill={colors.paper} />
        <line x2={1280} y1={top - 72} y2={top - 72} stroke={colors.gray200} strokeWidth={2} />
        {tracks.map((track, i) => {
          const active = frame >= track.from && frame < track.from + track.durationInFrames;
          const end = Math.min(track.from + track.durationInFrames, durationInFrames);
          const y = top + i * (ROW + GAP);
          const inner = xOf(end) - xOf(track.from);
          const visible = Math.max(LEFT, xOf(track.from));
          return (
            <g key={track.label}>
              <rect
                x={xOf(track.from)}
                y={y}
                width={Math.max(0, inner)}
                height={ROW}
                rx={8}
                fill={active ? colors.tint : colors.gray50}
                stroke={active ? colors.signal : colors.gray200}
                strokeWidth={2}
              />
              <svg x={visible} y={y} width={Math.max(0, xOf(end) - visible)} height={ROW}>
                <text
                  x={20}
                  y={39}
                  fontFamily={sans}
                  fontSize={26}
                  fill={active ? colors.ink : colors.gray500}>
                  {track.label}
                </text>
              </svg>
            </g>
          );
        })}
        <line x1={x} x2={x} y1={top - 48} y2={BOTTOM} stroke={colors.signal} strokeWidth={4} />
        <text
          x={x + (onRight ? 14 : -14)}
          y={top - 24}
          textAnchor={onRight ? 'start' : 'end'}
          fill={colors.signal}
          fontFamily={mono}
          fontSize={28}>
          {frame}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
