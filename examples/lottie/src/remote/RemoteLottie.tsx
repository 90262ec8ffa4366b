import {Lottie, type LottieAnimationData} from '@remotion/lottie';
import {AbsoluteFill} from 'remotion';

export type RemoteLottieProps = {
  src: string;
  animationData: LottieAnimationData | null;
};

export const RemoteLottie: React.FC<RemoteLottieProps> = ({animationData}) => {
  if (animationData === null) {
    return null;
  }

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <Lottie animationData={animationData} />
    </AbsoluteFill>
  );
};
