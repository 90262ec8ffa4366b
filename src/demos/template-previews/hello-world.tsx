import {interpolate} from 'remotion';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {clamp, useLoop} from './useLoop';

const LENGTH = 150;

export default function HelloWorld() {
  const frame = useLoop(58, LENGTH);
  const drawn = interpolate(frame, [0, 100], [0, 100], clamp);
  const lines = interpolate(frame, [0, 4, 136, 146], [0, 1, 1, 0], clamp);
  const title = interpolate(frame, [14, 34, 136, 146], [0, 1, 1, 0], clamp);
  return (
    <Preview frame={frame} durationInFrames={LENGTH}>
      <g transform="translate(640 236)" fill="none" stroke={colors.ink} strokeWidth={5}>
        {[0, 60, 120].map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <ellipse rx={200} ry={72} stroke={colors.gray200} />
            <ellipse
              rx={200}
              ry={72}
              pathLength={100}
              strokeDasharray={`${drawn} 100`}
              opacity={lines}
              strokeDashoffset={-8}
              strokeLinecap="round"
            />
          </g>
        ))}
        <circle r={30} fill={colors.signal} stroke="none" />
      </g>
      <g opacity={title}>
        <Text x={640} y={560} size={104} bold anchor="middle">
          Hello World
        </Text>
      </g>
    </Preview>
  );
}
