import {Circle, Pie} from '@remotion/shapes';
import {attributes} from '../shapes-scene/corners';
import {ShapeStage} from '../shapes-scene/ShapeStage';
import {useProgress} from '../parts/useProgress';
import {colors} from '../theme';

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
    <ShapeStage
      code={`<Pie${attributes({radius, progress: now})}${counterClockwise ? ' counterClockwise' : ''}${
        closePath ? '' : ' closePath={false}'
      } />`}>
      <Circle radius={radius} fill={colors.gray100} style={{position: 'absolute'}} />
      <Pie
        radius={radius}
        progress={now}
        rotation={(rotation * Math.PI) / 180}
        counterClockwise={counterClockwise}
        closePath={closePath}
        fill={closePath ? colors.signal : 'none'}
        stroke={colors.signal}
        strokeWidth={closePath ? 0 : 24}
        style={{position: 'relative'}}
      />
    </ShapeStage>
  );
};
