import {AudioStage} from '../audio-stage/AudioStage';
import {fileInFrames} from '../audio-stage/sound';

type Props = {
  playbackRate: number;
  trimBefore: number;
};

export const AudioSpeed = ({playbackRate, trimBefore}: Props) => (
  <AudioStage
    code={`<Audio src={steps} playbackRate={${playbackRate}} trimBefore={${trimBefore}} />`}
    note={`${Number(((fileInFrames - trimBefore) / playbackRate).toFixed(1))} frames are audible`}
    heardAt={(frame) => {
      const position = trimBefore + frame * playbackRate;
      return position < fileInFrames ? {position, volume: 1} : null;
    }}
  />
);
