import {CameraMotionBlur} from '@remotion/motion-blur';
import {AbsoluteFill} from 'remotion';
import {Lane, MovingObject} from '../motion-stage/MovingObject';
import {colors} from '../theme';

type Props = {
  shutterAngle: number;
  samples: number;
  lapInFrames: number;
};

export const CameraMotionBlurDemo = ({shutterAngle, samples, lapInFrames}: Props) => {
  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Lane label="Without" top={0}>
        <MovingObject lapInFrames={lapInFrames} />
      </Lane>
      <Lane label="With <CameraMotionBlur>" top={360}>
        <CameraMotionBlur shutterAngle={shutterAngle} samples={samples}>
          <MovingObject lapInFrames={lapInFrames} />
        </CameraMotionBlur>
      </Lane>
    </AbsoluteFill>
  );
};
