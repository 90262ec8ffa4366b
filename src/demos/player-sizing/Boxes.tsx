import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {Text} from '../parts/Text';
import {colors} from '../theme';

type Size = {readonly width: number; readonly height: number};

type Props = {
  readonly style: string;
  readonly container: Size;
  readonly box: Size;
  readonly scale: number;
  readonly children: ReactNode;
};

const LEFT = 64;
const TOP = 120;
const TEXT = 920;

const written = ({width, height}: Size) => `${Math.round(width)} × ${Math.round(height)}`;

/** The container as a dashed line, the Player in it, and the numbers beside them. */
export const Boxes = ({style, container, box, scale, children}: Props) => {
  const lines = style.split(' and ').map((name) => `  ${name}: '100%',`);
  return (
    <AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          left: LEFT,
          top: TOP,
          ...box,
          overflow: 'hidden',
          backgroundColor: colors.tint,
        }}>
        {children}
      </div>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <rect
          x={LEFT}
          y={TOP}
          width={box.width}
          height={box.height}
          fill="none"
          stroke={colors.signal}
          strokeWidth={4}
        />
        <rect
          x={LEFT - 12}
          y={TOP - 12}
          width={container.width + 24}
          height={container.height + 24}
          rx={10}
          fill="none"
          stroke={colors.gray500}
          strokeWidth={3}
          strokeDasharray="10 8"
        />
        <Text x={LEFT} y={76} size={34} fill={colors.gray600}>
          One composition of 1280 × 720
        </Text>
        <Text x={TEXT} y={144} size={28} code>
          {'style={{'}
        </Text>
        {lines.map((line, i) => (
          <Text key={line} x={TEXT} y={184 + i * 40} size={28} code fill={colors.signal}>
            {line}
          </Text>
        ))}
        <Text x={TEXT} y={184 + lines.length * 40} size={28} code>
          {'}}'}
        </Text>
        <g transform="translate(0 350)">
          {[
            ['Container', written(container)],
            ['Player', written(box)],
            ['Scale', scale.toFixed(3)],
          ].map(([name, value], i) => (
            <g key={name} transform={`translate(0 ${i * 84})`}>
              <Text x={TEXT} y={0} size={26} fill={colors.gray600}>
                {name}
              </Text>
              <Text x={TEXT} y={38} size={34} bold fill={i === 1 ? colors.signal : colors.ink}>
                {value}
              </Text>
            </g>
          ))}
        </g>
      </svg>
    </AbsoluteFill>
  );
};
