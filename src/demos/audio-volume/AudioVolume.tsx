import {AudioStage} from '../audio-stage/AudioStage';
import {fileInFrames} from '../audio-stage/sound';

type Props = {
  fadeIn: number;
  fadeOut: number;
  level: number;
};

export const AudioVolume = ({fadeIn, fadeOut, level}: Props) => {
  const volume = (frame: number) =>
    level *
    Math.min(1, fadeIn === 0 ? 1 : frame / fadeIn) *
    Math.min(1, fadeOut === 0 ? 1 : (fileInFrames - frame) / fadeOut);

  return (
    <AudioStage
      code="<Audio src={steps} volume={volume} />"
      note="dashed: what volume(frame) returns"
      heardAt={(frame) => (frame < fileInFrames ? {position: frame, volume: volume(frame)} : null)}
      curve={volume}
    />
  );
};
