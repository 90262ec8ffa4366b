import {AudioStage} from '../audio-stage/AudioStage';

type Props = {
  from: number;
  trimBefore: number;
  trimAfter: number;
  playbackRate: number;
  loop: boolean;
  fadeOut: number;
};

export const AudioOrder = (props: Props) => {
  const {from, trimBefore, trimAfter, playbackRate, loop, fadeOut} = props;
  const length = Math.max(0, trimAfter - trimBefore);
  // The speed changes how long an iteration of a loop lasts, but not how long there is sound in it.
  const iteration = Math.floor(length / playbackRate);

  return (
    <AudioStage
      code={`<Sequence from={${from}}> <Audio ${loop ? 'loop ' : ''}trimBefore={${trimBefore}} trimAfter={${trimAfter}}`}
      note={`  playbackRate={${playbackRate}} volume={(f) => ${fadeOut === 0 ? '1' : `Math.max(0, 1 - f / ${fadeOut})`}} />`}
      heardAt={(frame) => {
        const passed = frame - from;
        if (passed < 0 || (loop && iteration === 0)) {
          return null;
        }

        // Position and volume count anew in every iteration.
        const f = loop ? passed % iteration : passed;
        if (f >= length) {
          return null;
        }
        return {
          position: trimBefore + f * playbackRate,
          volume: fadeOut === 0 ? 1 : Math.max(0, 1 - f / fadeOut),
        };
      }}
    />
  );
};
