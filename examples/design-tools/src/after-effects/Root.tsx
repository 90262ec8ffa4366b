import {getLottieMetadata, type LottieAnimationData} from '@remotion/lottie';
import {type CalculateMetadataFunction, Composition, staticFile} from 'remotion';
import {LogoFromAfterEffects, type LogoFromAfterEffectsProps} from './LogoFromAfterEffects';

const calculateLogo: CalculateMetadataFunction<LogoFromAfterEffectsProps> = async ({
  abortSignal,
}) => {
  const response = await fetch(staticFile('logo.json'), {signal: abortSignal});
  const animationData: LottieAnimationData = await response.json();
  const metadata = getLottieMetadata(animationData);

  if (!metadata) {
    throw new Error('logo.json is not a Lottie animation.');
  }

  const {width, height, fps, durationInFrames} = metadata;
  return {width, height, fps, durationInFrames, props: {animationData}};
};

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="LogoFromAfterEffects"
      component={LogoFromAfterEffects}
      calculateMetadata={calculateLogo}
      defaultProps={{animationData: null}}
    />
  );
};
