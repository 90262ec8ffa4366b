import {cutPath, getLength, getPointAtLength} from '@remotion/paths';
import {Dot, Stroke} from '../paths-scene/marks';
import {path, short, useProgress} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';

type Props = {
  to: number;
  closed: boolean;
};

export const CutPath = ({to, closed}: Props) => {
  const length = to * useProgress();
  // Z is never cut. A line back to the start of the sail can be.
  const d = closed ? path : path.replace('Z', 'L 340 30');
  const cut = cutPath(d, length);

  return (
    <Scene code={`cutPath(path, ${length.toFixed(0)})`} lines={[short(cut, 0)]}>
      <Stroke d={d} tone="ghost" />
      <Stroke d={cut} tone="signal" />
      <Dot {...getPointAtLength(cut, getLength(cut))} />
    </Scene>
  );
};
