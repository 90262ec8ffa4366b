import {useAudioData, visualizeAudio} from '@remotion/media-utils';
import {AbsoluteFill, Audio, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';

const sound = staticFile('steps.wav');

export const Spectrum: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(sound);

  if (!audioData) {
    return null;
  }

  const bars = visualizeAudio({audioData, frame, fps, numberOfSamples: 512}).slice(0, 64);

  return (
    <AbsoluteFill
      style={{flexDirection: 'row', alignItems: 'end', gap: 1, backgroundColor: 'white'}}>
      <Audio src={sound} />
      {bars.map((bar, i) => (
        <div key={i} style={{flex: 1, height: `${bar * 100}%`, backgroundColor: 'tomato'}} />
      ))}
    </AbsoluteFill>
  );
};
