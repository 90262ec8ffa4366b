import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors, mono, sans} from '../theme';

type Props = {
  scale: '0.5' | '1' | '2';
};

/** The layout is 24 by 24 pixels: a ring, and a dot that runs along it. */
const size = 24;
const ring = {x: 12, y: 12, inner: 7, outer: 9.5};

const isInk = (x: number, y: number) => {
  const distance = Math.hypot(x - ring.x, y - ring.y);
  return distance > ring.inner && distance < ring.outer;
};

const samples = [0.125, 0.375, 0.625, 0.875];

/** How much of a pixel is covered, 0 to 1, from 16 points in it. */
const coverage = (x: number, y: number, width: number, inside: (x: number, y: number) => boolean) =>
  samples
    .flatMap((dx) => samples.map((dy) => inside(x + dx * width, y + dy * width)))
    .filter(Boolean).length / 16;

export const OutputScale = ({scale}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  const angle = (frame / durationInFrames) * 2 * Math.PI;
  const dot = {x: ring.x + Math.cos(angle) * 8.25, y: ring.y + Math.sin(angle) * 8.25};
  const isDot = (x: number, y: number) => Math.hypot(x - dot.x, y - dot.y) < 2.5;

  const count = size * Number(scale);
  const width = size / count;
  const pixels = Array.from({length: count * count}, (_, i) => {
    const x = (i % count) * width;
    const y = Math.floor(i / count) * width;
    return {
      x,
      y,
      ink: coverage(x, y, width, (px, py) => isInk(px, py) && !isDot(px, py)),
      signal: coverage(x, y, width, isDot),
    };
  }).filter(({ink, signal}) => ink + signal > 0);

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper, color: colors.ink, fontFamily: sans}}>
      <div style={{position: 'absolute', top: 56, left: 96, fontSize: 36, fontWeight: 700}}>
        Layout
        <div style={{marginTop: 8, fontFamily: mono, fontSize: 28, fontWeight: 400}}>
          {size} × {size}
        </div>
      </div>
      <div style={{position: 'absolute', top: 56, left: 688, fontSize: 36, fontWeight: 700}}>
        Output at scale {scale}
        <div style={{marginTop: 8, fontFamily: mono, fontSize: 28, fontWeight: 400}}>
          <span style={{color: colors.signal}}>
            {count} × {count}
          </span>
        </div>
      </div>
      <svg viewBox="0 0 24 24" style={{position: 'absolute', top: 176, left: 96, width: 496}}>
        <rect width={size} height={size} rx={0.4} fill={colors.gray50} />
        <circle cx={12} cy={12} r={8.25} fill="none" stroke={colors.ink} strokeWidth={2.5} />
        <circle cx={dot.x} cy={dot.y} r={2.5} fill={colors.signal} />
      </svg>
      <svg
        viewBox="0 0 24 24"
        shapeRendering="crispEdges"
        style={{position: 'absolute', top: 176, left: 688, width: 496}}>
        <rect width={size} height={size} fill={colors.gray50} />
        {pixels.map(({x, y, ink, signal}) => (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width={width} height={width} fill={colors.ink} opacity={ink} />
            <rect x={x} y={y} width={width} height={width} fill={colors.signal} opacity={signal} />
          </g>
        ))}
        <path
          d={Array.from({length: count + 1}, (_, i) => `M${i * width} 0v24M0 ${i * width}h24`).join(
            '',
          )}
          stroke={colors.gray200}
          strokeWidth={0.04}
        />
      </svg>
    </AbsoluteFill>
  );
};
