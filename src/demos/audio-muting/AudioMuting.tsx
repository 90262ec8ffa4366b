import {AudioStage} from '../audio-stage/AudioStage';
import {fileInFrames} from '../audio-stage/sound';

type Props = {
  start: number;
  end: number;
};

export const AudioMuting = ({start, end}: Props) => (
  <AudioStage
    code={`<Audio src={steps} muted={frame >= ${start} && frame < ${end}} />`}
    note="the file keeps playing silently"
    heardAt={(frame) =>
      frame < fileInFrames ? {position: frame, volume: frame >= start && frame < end ? 0 : 1} : null
    }
  />
);
