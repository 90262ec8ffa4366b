import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

export const HelloWorld = () => (
  <Preview frame={58} durationInFrames={150}>
    <g transform="translate(640 236)" fill="none" stroke={colors.ink} strokeWidth={5}>
      {[0, 60, 120].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <ellipse rx={200} ry={72} stroke={colors.gray200} />
          <ellipse
            rx={200}
            ry={72}
            pathLength={100}
            strokeDasharray="58 100"
            strokeDashoffset={-8}
            strokeLinecap="round"
          />
        </g>
      ))}
      <circle r={30} fill={colors.signal} stroke="none" />
    </g>
    <Text x={640} y={560} size={104} bold anchor="middle">
      Hello World
    </Text>
  </Preview>
);
