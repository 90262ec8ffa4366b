import {Easing, interpolate, random, useCurrentFrame} from 'remotion';
import {Paper} from '../parts/Paper';
import {colors, sans} from '../theme';

const TOTAL = 240;
const LEFT = 64;
const WIDTH = 1152;
const LAUNCH = 30;

const ease = {
  easing: Easing.inOut(Easing.cubic),
  extrapolateLeft: 'clamp',
  extrapolateRight: 'clamp',
} as const;

/** How much of its chunk a function has rendered: each works at a slightly different pace. */
const renderedBy = (index: number, frame: number, length: number) => {
  const pace = 0.42 + random(`function-${index}`) * 0.3;
  return Math.max(0, Math.min(length, Math.floor((frame - LAUNCH - index) * pace)));
};

export const LambdaChunks = ({functions}: {functions: number}) => {
  const frame = useCurrentFrame();
  const gap = interpolate(frame, [8, 24], [0, 12], ease);
  const launched = interpolate(frame, [16, LAUNCH], [0, 1], ease);

  const chunks = Array.from({length: functions}, (_, i) => {
    const from = Math.round((i * TOTAL) / functions);
    const length = Math.round(((i + 1) * TOTAL) / functions) - from;
    return {
      x: LEFT + (from / TOTAL) * WIDTH,
      width: (length / TOTAL) * WIDTH,
      length,
      rendered: renderedBy(i, frame, length),
      // A finished chunk reaches the strip at the bottom 5 frames later.
      combined: renderedBy(i, frame - 5, length) === length,
    };
  });
  const rendered = chunks.reduce((sum, chunk) => sum + chunk.rendered, 0);
  const complete = chunks.every((chunk) => chunk.combined);

  return (
    <Paper fontFamily={sans} fontSize={32} fill={colors.gray500}>
      <text x={LEFT} y={72}>
        Split {TOTAL} frames into {functions} {functions === 1 ? 'chunk' : 'chunks'}
      </text>
      {chunks.map(({x, width}) => (
        <rect
          key={x}
          x={x + gap / 2}
          y={96}
          width={width - gap}
          height={44}
          fill={colors.ink}
          opacity={1 - launched * 0.8}
        />
      ))}
      <g opacity={launched}>
        <text x={LEFT} y={208}>
          Render them at the same time: {rendered} frames done
        </text>
        {chunks.map(({x, width, length, rendered: done}) => (
          <g key={x} transform={`translate(${x + gap / 2} 232)`}>
            <rect
              width={width - gap}
              height={300}
              rx={10}
              fill="none"
              stroke={colors.gray200}
              strokeWidth={2}
            />
            {/* One bar a frame, without gaps where they would be thinner than a pixel. */}
            {Array.from({length: done}, (_, i) => (
              <rect
                key={i}
                x={10}
                y={10 + (i / length) * 280}
                width={width - gap - 20}
                height={(280 / length) * (length > 60 ? 1 : 0.8)}
                fill={done === length ? colors.ink : colors.signal}
                shapeRendering={length > 60 ? 'crispEdges' : 'auto'}
              />
            ))}
          </g>
        ))}
        <text x={LEFT} y={604} fill={complete ? colors.signal : colors.gray500}>
          {complete ? 'One video' : 'Combine'}
        </text>
        {chunks.map(({x, width, combined}) => (
          <rect
            key={x}
            x={complete ? x : x + gap / 2}
            y={628}
            width={complete ? width : width - gap}
            height={44}
            fill={complete ? colors.signal : combined ? colors.ink : 'none'}
            stroke={complete ? colors.signal : colors.gray200}
            strokeWidth={2}
          />
        ))}
      </g>
    </Paper>
  );
};
