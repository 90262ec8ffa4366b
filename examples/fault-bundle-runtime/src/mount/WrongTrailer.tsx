import {AbsoluteFill, Composition} from 'remotion';
import {Intro} from './Intro';

const size = {fps: 30, width: 320, height: 180};

/** Registers a composition with its own ID, so that a render throws. */
export const WrongTrailer: React.FC = () => {
  return (
    <AbsoluteFill>
      <Composition id="WrongTrailer" component={Intro} durationInFrames={15} {...size} />
    </AbsoluteFill>
  );
};

/** Registers a composition with another ID, so that a render skips it without an error. */
export const EmptyTrailer: React.FC = () => {
  return (
    <AbsoluteFill>
      <Composition id="Intro" component={Intro} durationInFrames={15} {...size} />
    </AbsoluteFill>
  );
};
