import {Lottie, type LottieAnimationData} from '@remotion/lottie';
import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  cancelRender,
  continueRender,
  delayRender,
  staticFile,
  useVideoConfig,
} from 'remotion';

const loadPulse = async (): Promise<LottieAnimationData> => {
  const response = await fetch(staticFile('pulse.json'));

  if (!response.ok) {
    throw new Error(`Could not load pulse.json: status ${response.status}`);
  }

  return response.json();
};

export const PulseFile: React.FC = () => {
  const {fps} = useVideoConfig();
  const [animationData, setAnimationData] = useState<LottieAnimationData | null>(null);
  const [handle] = useState(() => delayRender('Loading pulse.json'));

  useEffect(() => {
    loadPulse().then(setAnimationData).catch(cancelRender);
  }, []);

  useEffect(() => {
    if (animationData !== null) {
      continueRender(handle);
    }
  }, [animationData, handle]);

  return (
    <AbsoluteFill
      style={{backgroundColor: 'white', justifyContent: 'center', alignItems: 'center'}}>
      {animationData === null ? null : (
        <Lottie
          animationData={animationData}
          playbackRate={animationData.fr / fps}
          loop
          style={{width: 600, height: 600}}
        />
      )}
    </AbsoluteFill>
  );
};
