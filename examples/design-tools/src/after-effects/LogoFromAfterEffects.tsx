import {Lottie, type LottieAnimationData} from '@remotion/lottie';
import {AbsoluteFill} from 'remotion';

export type LogoFromAfterEffectsProps = {
  animationData: LottieAnimationData | null;
};

export const LogoFromAfterEffects: React.FC<LogoFromAfterEffectsProps> = ({animationData}) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      {animationData ? <Lottie animationData={animationData} /> : null}
    </AbsoluteFill>
  );
};
