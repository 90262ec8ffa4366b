import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors, mono, sans} from '../theme';

type Track = {
  readonly label: string;
  readonly from: number;
  readonly durationInFrames: number;
  /** Tracks with the same row are beside each other, with a gap. By default, each track has a row of its own. */
  readonly row?: number;
};

const LEFT = 64;
const RIGHT = 1216;
const BOTTOM = 688;
const ROW = 60;
const GAP = 8;

/** The tracks of a timeline at the bottom of the frame, with the playhead across them. */
export const Tracks = ({tracks}: {readonly tracks: readonly Track[]}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const xOf = (f: number) => LEFT + (f / durationInFrames) * (RIGHT - LEFT);
  const rows = 1 + Math.max(...tracks.map(({row}, i) => row ?? i));
  const top = BOTTOM - rows * (ROW + GAP);
  const x = xOf(frame);
  const onRight = x < RIGHT - 100;
  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        <rect y={top - 72} width={1280} height={720 - top + 72} fill={colors.paper} />
        <line x2={1280} y1={top - 72} y2={top - 72} stroke={colors.gray200} strokeWidth={2} />
        {tracks.map((track, i) => {
          const active = frame >= track.from && frame < track.from + track.durationInFrames;
          const start = xOf(track.from);
          const end = xOf(Math.min(track.from + track.durationInFrames, durationInFrames));
          const y = top + (track.row ?? i) * (ROW + GAP);
          const visible = Math.max(LEFT, start);
          return (
            <g key={track.label}>
              <rect
                x={start}
                y={y}
                width={Math.max(0, end - start - (track.row === undefined ? 0 : 4))}
                height={ROW}
                rx={8}
                fill={active ? colors.tint : colors.gray50}
                stroke={active ? colors.signal : colors.gray200}
                strokeWidth={2}
              />
              <svg x={visible} y={y} width={Math.max(0, end - visible)} height={ROW}>
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
