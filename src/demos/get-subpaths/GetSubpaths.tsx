import {getLength, getSubpaths} from '@remotion/paths';
import {spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {Label, Stroke} from '../paths-scene/marks';
import {path} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';

type Props = {
  delay: number;
  lift: number;
};

export const GetSubpaths = ({delay, lift}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const subpaths = getSubpaths(path);

  return (
    <Scene
      code="getSubpaths(path)"
      result={`${subpaths.length} subpaths`}
      lines={subpaths.map((subpath, i) => `${i}: ${subpath}`)}>
      <Stroke d={path} tone="ghost" />
      {subpaths.map((subpath, i) => {
        const entrance = spring({frame, fps, delay: i * delay, config: {damping: 20}});
        return (
          <g key={subpath} opacity={entrance} transform={`translate(0 ${lift * (1 - entrance)})`}>
            <Stroke d={subpath} tone={i === 0 ? 'ink' : 'signal'} />
            <Label x={i === 0 ? 20 : 330} y={155}>
              {`length ${getLength(subpath).toFixed(0)}`}
            </Label>
          </g>
        );
      })}
    </Scene>
  );
};
