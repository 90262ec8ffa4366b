import {getLottieMetadata, type LottieAnimationData} from '@remotion/lottie';
import {type CalculateMetadataFunction, Composition} from 'remotion';
import {RemoteLottie, type RemoteLottieProps} from './RemoteLottie';

const loadAnimation: CalculateMetadataFunction<RemoteLottieProps> = async ({
  props,
  abortSignal,
}) => {
  const response = await fetch(props.src, {signal: abortSignal});

  if (!response.ok) {
    throw new Error(`Could not load ${props.src}: status ${response.status}`);
  }

  const animationData = (await response.json()) as LottieAnimationData;
  const metadata = getLottieMetadata(animationData);

  if (metadata === null) {
    throw new Error(`${props.src} is not a Lottie animation`);
  }

  const {width, height, fps, durationInFrames} = metadata;

  return {width, height, fps, durationInFrames, props: {...props, animationData}};
};

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="RemoteLottie"
      component={RemoteLottie}
      calculateMetadata={loadAnimation}
      defaultProps={{src: 'http://localhost:4010/pulse.json', animationData: null}}
    />
  );
};
