import type {ReactNode} from 'react';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';
import {colors, mono, sans} from '../theme';

type Props = {
  last: 'Title' | 'Circle';
  opacity: number;
};

const Background = () => <AbsoluteFill style={{backgroundColor: colors.gray200}} />;

const Circle = ({opacity}: {opacity: number}) => (
  <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center', opacity}}>
    <div style={{width: 190, height: 190, borderRadius: '50%', backgroundColor: colors.signal}} />
  </AbsoluteFill>
);

const Title = () => (
  <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
    <div style={{color: colors.ink, fontFamily: sans, fontSize: 84, fontWeight: 700}}>Layers</div>
  </AbsoluteFill>
);

type SheetProps = {
  index: number;
  gap: number;
  name: string;
  children: ReactNode;
};

const Sheet = ({index, gap, name, children}: SheetProps) => (
  <>
    <div
      style={{
        position: 'absolute',
        left: 604,
        top: 270 + (1 - index) * gap,
        width: 480,
        height: 270,
        transform: 'perspective(1600px) rotateX(62deg) rotateZ(-14deg) scale(0.82)',
        border: `3px solid ${colors.gray400}`,
        overflow: 'hidden',
      }}>
      {children}
    </div>
    <div
      style={{
        position: 'absolute',
        left: 1076,
        top: 420 + (1 - index) * gap,
        color: colors.gray600,
        fontFamily: mono,
        fontSize: 24,
        whiteSpace: 'nowrap',
      }}>
      {name}
    </div>
  </>
);

export const Layers = ({last, opacity}: Props) => {
  const frame = useCurrentFrame();
  const gap = interpolate(frame, [0, 30, 60, 89], [60, 170, 170, 60], {
    easing: Easing.inOut(Easing.cubic),
  });

  const title = {name: 'Title', layer: <Title />};
  const circle = {name: 'Circle', layer: <Circle opacity={opacity} />};
  const layers = [
    {name: 'Background', layer: <Background />},
    ...(last === 'Title' ? [circle, title] : [title, circle]),
  ];

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <div style={{position: 'absolute', left: 64, top: 225, width: 480, height: 270}}>
        {layers.map(({name, layer}) => (
          <AbsoluteFill key={name}>{layer}</AbsoluteFill>
        ))}
      </div>
      {layers.map(({name, layer}, index) => (
        <Sheet key={name} index={index} gap={gap} name={name}>
          {layer}
        </Sheet>
      ))}
    </AbsoluteFill>
  );
};
