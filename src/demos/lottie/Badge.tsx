import {Lottie} from '@remotion/lottie';
import {AbsoluteFill} from 'remotion';
import {colors} from '../theme';
import {badge} from './badge';

type Props = {
  playbackRate: number;
  loop: boolean;
  direction: string;
};

export const Badge = ({playbackRate, loop, direction}: Props) => {
  return (
    <AbsoluteFill
      style={{alignItems: 'center', backgroundColor: colors.paper, justifyContent: 'center'}}>
      <Lottie
        animationData={badge}
        playbackRate={playbackRate}
        loop={loop}
        direction={direction === 'backward' ? 'backward' : 'forward'}
        style={{height: 640, width: 640}}
      />
    </AbsoluteFill>
  );
};
