import {parsePath, reduceInstructions, serializeInstructions} from '@remotion/paths';
import {useCurrentFrame} from 'remotion';
import {Chips} from '../paths-scene/Chips';
import {ControlPoints} from '../paths-scene/ControlPoints';
import {path, short} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';
import {Segment} from '../paths-scene/Segment';
import {Stroke} from '../paths-scene/marks';

type Props = {
  sail: 'q' | 'a' | 't' | 'v';
};

const sails = {
  q: 'q 80 50 0 110',
  a: 'a 60 60 0 0 1 0 110',
  t: 't 40 70',
  v: 'h 40 v 110',
};

export const ReduceInstructions = ({sail}: Props) => {
  const d = path.replace('q 80 50 0 110', sails[sail]);
  const reduced = reduceInstructions(parsePath(d));
  const index = Math.floor(useCurrentFrame() / 8) % reduced.length;

  return (
    <>
      <Scene code={`reduceInstructions(parsePath('… ${sails[sail]} Z'))`}>
        <Stroke d={d} tone="ink" />
        <Segment d={serializeInstructions(reduced)} index={index} />
        <ControlPoints instructions={reduced} />
      </Scene>
      <Chips
        rows={[{items: reduced.map((each) => short(serializeInstructions([each]), 0))}]}
        active={index}
      />
    </>
  );
};
