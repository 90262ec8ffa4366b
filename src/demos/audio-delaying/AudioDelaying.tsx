import {AudioStage} from '../audio-stage/AudioStage';

type Props = {
  from: number;
  length: number;
};

export const AudioDelaying = ({from, length}: Props) => (
  <AudioStage
    code={`<Sequence from={${from}} durationInFrames={${length}}>`}
    note="  <Audio src={steps} />"
    heardAt={(frame) =>
      frame >= from && frame < from + length ? {position: frame - from, volume: 1} : null
    }
  />
);
