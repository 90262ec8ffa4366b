import {Easing, interpolate, useCurrentFrame} from 'remotion';
import {Paper} from '../parts/Paper';
import {Catalog} from './Catalog';
import {CurvePlot} from './CurvePlot';

type Props = {
  curve: string;
  direction: 'in' | 'out' | 'inOut';
  power: number;
  bounciness: number;
  overshoot: number;
};

const DURATION = 60;

export const EasingDemo = ({curve, direction, power, bounciness, overshoot}: Props) => {
  const frame = Math.min(useCurrentFrame(), DURATION);

  const curves = new Map([
    ['step0', Easing.step0],
    ['step1', Easing.step1],
    ['linear', Easing.linear],
    ['ease', Easing.ease],
    ['quad', Easing.quad],
    ['cubic', Easing.cubic],
    ['poly', Easing.poly(power)],
    ['sin', Easing.sin],
    ['circle', Easing.circle],
    ['exp', Easing.exp],
    ['elastic', Easing.elastic(bounciness)],
    ['back', Easing.back(overshoot)],
    ['bounce', Easing.bounce],
    ['bezier', Easing.bezier(0.6, 0, 0.2, 1)],
  ]);
  const call = new Map([
    ['poly', `poly(${power})`],
    ['elastic', `elastic(${bounciness})`],
    ['back', `back(${overshoot})`],
    ['bezier', 'bezier(0.6, 0, 0.2, 1)'],
  ]);

  const easingOf = (name: string) => Easing[direction](curves.get(name) ?? Easing.linear);
  const valueAt = (f: number) =>
    interpolate(f, [0, DURATION], [0, 1], {
      easing: easingOf(curve),
      extrapolateRight: 'clamp',
    });

  return (
    <Paper
      code={`Easing.${direction}(Easing.${call.get(curve) ?? curve})`}
      result={valueAt(frame).toFixed(3)}>
      <CurvePlot curve={valueAt} frame={frame} durationInFrames={DURATION} />
      <Catalog names={[...curves.keys()]} selected={curve} easingOf={easingOf} />
    </Paper>
  );
};
