import {evolvePath, getLength, getPointAtLength} from '@remotion/paths';
import {Browser, VideoPlayer} from '../parts/Browser';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {useLoop} from './useLoop';

const routes = [
  {path: '/', y: 108},
  {path: '/render', y: 308},
  {path: '/progress', y: 508},
];

const LENGTH = 240;

/** The line that the video draws. */
const line = 'M-10 140 C 60 20 110 20 160 90 S 260 160 330 40';

export default function ReactRouter() {
  const frame = useLoop(112, LENGTH);
  const progress = frame / LENGTH;
  const {x, y} = getPointAtLength(line, getLength(line) * progress);
  return (
    <Preview frame={frame} durationInFrames={LENGTH}>
      <path
        d="M84 108 V508 M84 308 h56 M84 508 h56 M84 108 h56"
        fill="none"
        stroke={colors.ink}
        strokeWidth={4}
      />
      {routes.map(({path, y}, i) => (
        <g key={path}>
          <circle
            cx={84}
            cy={y}
            r={16}
            fill={i === 1 ? colors.signal : colors.paper}
            stroke={i === 1 ? colors.signal : colors.ink}
            strokeWidth={4}
          />
          <Text x={156} y={y + 13} size={38} code fill={i === 1 ? colors.signal : colors.ink}>
            {path}
          </Text>
        </g>
      ))}
      <path d="M340 298 H452" stroke={colors.signal} strokeWidth={4} strokeDasharray="4 10" />
      <Browser x={460} y={56} width={756} height={532} address="localhost:5173">
        <VideoPlayer x={40} y={36} width={676} progress={progress}>
          <g fill="none" strokeWidth={14}>
            <path d={line} stroke={colors.gray600} />
            <path d={line} stroke={colors.signal} {...evolvePath(progress, line)} />
          </g>
          <circle cx={x} cy={y} r={18} fill={colors.paper} />
        </VideoPlayer>
      </Browser>
    </Preview>
  );
}
