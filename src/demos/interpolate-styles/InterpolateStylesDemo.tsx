import {interpolateStyles} from '@remotion/animation-utils';
import type {CSSProperties} from 'react';
import {Easing, type ExtrapolateType, useCurrentFrame} from 'remotion';
import {Plane, Square} from '../animation-stage/Plane';
import {colors} from '../theme';

const easings = {
  none: undefined,
  'Easing.inOut(Easing.cubic)': Easing.inOut(Easing.cubic),
  'Easing.bounce': Easing.bounce,
} as const;

const outline: CSSProperties = {
  backgroundColor: 'transparent',
  border: `3px dashed ${colors.gray300}`,
};

type Props = {
  radius: number;
  angle: number;
  easing: keyof typeof easings;
  extrapolateRight: Extract<ExtrapolateType, 'clamp' | 'extend'>;
};

export const InterpolateStylesDemo = ({radius, angle, easing, extrapolateRight}: Props) => {
  const frame = useCurrentFrame();

  const states: CSSProperties[] = [
    {
      transform: 'translateX(-400px) rotate(0deg)',
      backgroundColor: '#e5402a',
      borderRadius: '50%',
    },
    {
      transform: `translateX(0px) rotate(${angle}deg)`,
      backgroundColor: '#746f67',
      borderRadius: `${radius}%`,
    },
    {
      transform: 'translateX(400px) rotate(0deg)',
      backgroundColor: '#98948b',
      borderRadius: '0%',
    },
  ];

  const style = interpolateStyles(frame, [15, 60, 105], states, {
    extrapolateLeft: 'clamp',
    extrapolateRight,
    easing: easings[easing],
  });

  return (
    <Plane
      code={[
        `transform: ${shorten(style.transform)}`,
        `backgroundColor: ${style.backgroundColor}`,
        `borderRadius: ${shorten(style.borderRadius)}`,
      ]}>
      {states.map((state) => (
        <Square key={state.transform} style={{...state, ...outline}} />
      ))}
      <Square style={style} />
    </Plane>
  );
};

const shorten = (value: unknown) =>
  String(value).replace(/-?\d+\.\d+/g, (number) => Number(number).toFixed(1));
