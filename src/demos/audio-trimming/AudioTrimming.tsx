import {AudioStage} from '../audio-stage/AudioStage';

type Props = {
  trimBefore: number;
  trimAfter: number;
};

export const AudioTrimming = ({trimBefore, trimAfter}: Props) => {
  const length = trimAfter - trimBefore;

  return (
    <AudioStage
      code={`<Audio src={steps} trimBefore={${trimBefore}} trimAfter={${trimAfter}} />`}
      note={length < 0 ? 'trimAfter is before trimBefore: throws' : `${length} frames are audible`}
      heardAt={(frame) => (frame < length ? {position: trimBefore + frame, volume: 1} : null)}
    />
  );
};
