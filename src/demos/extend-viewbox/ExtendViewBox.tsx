import {extendViewBox, getBoundingBox} from '@remotion/paths';
import {AbsoluteFill} from 'remotion';
import {ViewBox} from '../paths-scene/ViewBox';
import {path, short, useProgress} from '../paths-scene/path';
import {Expression} from '../parts/Expression';
import {colors} from '../theme';

type Props = {
  scale: number;
  strokeWidth: number;
};

export const ExtendViewBox = ({scale, strokeWidth}: Props) => {
  const now = 1 + (scale - 1) * useProgress();
  const {viewBox} = getBoundingBox(path);
  const extended = extendViewBox(viewBox, now);

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Expression>{`extendViewBox('${viewBox}', ${now.toFixed(2)})`}</Expression>
      <ViewBox top={140} viewBox={viewBox} d={path} strokeWidth={strokeWidth}>
        {viewBox}
      </ViewBox>
      <ViewBox top={416} viewBox={extended} d={path} strokeWidth={strokeWidth}>
        {short(extended)}
      </ViewBox>
    </AbsoluteFill>
  );
};
