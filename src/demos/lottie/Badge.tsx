import {Lottie} from '@remotion/lottie';
import {AbsoluteFill} from 'remotion';
import {colors} from '../theme';
import badge from './badge.json';

type Props = {
  playbackRate: number;
  loop: boolean;
  direction: 'forward' | 'backward';
};

export const Badge = ({playbackRate, loop, direction}: Props) => {
  return (
    <AbsoluteFill
      style={{alignItems: 'center', backgroundColor: colors.paper, justifyContent: 'center'}}>
      <Lottie
        animationData={badge}
        playbackRate={playbackRate}
        loop={loop}
        direction={direction}
        style={{height: 640, width: 640}}
      />
    </AbsoluteFill>
  );
};
