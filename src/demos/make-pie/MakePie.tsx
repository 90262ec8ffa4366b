import {makePie} from '@remotion/shapes';
import {Anatomy} from '../shapes-scene/Anatomy';
import {fields} from '../shapes-scene/corners';

type Props = {
  radius: number;
  progress: number;
  rotation: number;
  counterClockwise: boolean;
  closePath: boolean;
};

export const MakePie = ({radius, progress, rotation, counterClockwise, closePath}: Props) => (
  <Anatomy
    code={`makePie({${fields({radius, progress})}${counterClockwise ? ', counterClockwise: true' : ''}${
      closePath ? '' : ', closePath: false'
    }})`}
    shape={makePie({
      radius,
      progress,
      rotation: (rotation * Math.PI) / 180,
      counterClockwise,
      closePath,
    })}
  />
);
