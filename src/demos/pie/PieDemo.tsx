import {Circle, Pie} from '@remotion/shapes';
import {attributes} from '../shapes-scene/corners';
import {Stage} from '../shapes-scene/Stage';
import {useProgress} from '../shapes-scene/useProgress';

type Props = {
  radius: number;
  progress: number;
  rotation: number;
  counterClockwise: boolean;
  closePath: boolean;
};

export const PieDemo = ({radius, progress, rotation, counterClockwise, closePath}: Props) => {
  const now = Number((progress * useProgress()).toFixed(2));

  return (
    <Stage
      code={`<Pie${attributes({radius, progress: now})}${counterClockwise ? ' counterClockwise' : ''}${
        closePath ? '' : ' closePath={false}'
      } />`}>
      <Circle radius={radius} fill="#ebe8e1" style={{position: 'absolute'}} />
      <Pie
        radius={radius}
        progress={now}
        rotation={(rotation * Math.PI) / 180}
        counterClockwise={counterClockwise}
        closePath={closePath}
        fill={closePath ? '#e5402a' : 'none'}
        stroke="#e5402a"
        strokeWidth={closePath ? 0 : 24}
        style={{position: 'relative'}}
      />
    </Stage>
  );
};
