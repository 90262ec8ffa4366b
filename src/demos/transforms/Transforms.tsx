import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {colors, mono, sans} from '../theme';

type Props = {
  order: 'translate, then rotate' | 'rotate, then translate';
  translateX: number;
  rotate: number;
  scale: number;
  skewX: number;
};

const card = {position: 'absolute', left: 550, top: 345, width: 180, height: 110} as const;

export const Transforms = ({order, translateX, rotate, scale, skewX}: Props) => {
  const frame = useCurrentFrame();

  const progress = interpolate(frame, [0, 50, 70, 119], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
  });
  const towards = (from: number, to: number) =>
    Math.round((from + (to - from) * progress) * 10) / 10;

  const move = `translateX(${towards(0, translateX)}px)`;
  const turn = `rotate(${towards(0, rotate)}deg)`;
  const firstTwo = order === 'translate, then rotate' ? [move, turn] : [turn, move];
  const transform = [
    ...firstTwo,
    `scale(${towards(1, scale)})`,
    `skewX(${towards(0, skewX)}deg)`,
  ].join(' ');

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <path d="M640 152v552M64 400h1152" stroke={colors.gray200} strokeWidth={2} />
      </svg>
      <div style={{...card, borderRadius: 14, border: `3px dashed ${colors.gray300}`}} />
      <div
        style={{
          ...card,
          transform,
          display: 'flex',
          justifyContent: 'center',
          alignItems: 'center',
          borderRadius: 14,
          backgroundColor: colors.signal,
          color: colors.paper,
          fontFamily: sans,
          fontSize: 44,
          fontWeight: 700,
        }}>
        Card
      </div>
      <div style={{position: 'absolute', left: 64, top: 56, fontFamily: mono, fontSize: 28}}>
        <span style={{color: colors.gray500}}>transform: </span>
        <span style={{color: colors.ink}}>{transform}</span>
      </div>
    </AbsoluteFill>
  );
};
