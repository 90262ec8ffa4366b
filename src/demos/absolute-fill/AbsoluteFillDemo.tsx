import type {ReactNode} from 'react';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors} from '../theme';
import {Caption, Hills, Sun} from './Layers';

type LayerProps = {
  lift: number;
  children: ReactNode;
};

// Later children of the same parent lie on top: no z-index is needed.
const Layer = ({lift, children}: LayerProps) => (
  <AbsoluteFill
    style={{
      border: '2px solid #98948b',
      borderRadius: 12,
      transform: `translateZ(${lift}px)`,
    }}>
    {children}
  </AbsoluteFill>
);

export const AbsoluteFillDemo = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const config = {damping: 200};
  const apart =
    spring({frame: frame - 20, fps, config}) - spring({frame: frame - 105, fps, config});

  return (
    <AbsoluteFill style={{backgroundColor: colors.gray50}}>
      <AbsoluteFill
        style={{
          transformStyle: 'preserve-3d',
          transform: `translateY(${apart * 96}px) rotateX(${apart * 54}deg) rotateZ(${apart * -30}deg) scale(${0.8 - apart * 0.26})`,
        }}>
        <Layer lift={0}>
          <Sun />
        </Layer>
        <Layer lift={apart * 150}>
          <Hills />
        </Layer>
        <Layer lift={apart * 300}>
          <Caption>On top</Caption>
        </Layer>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
