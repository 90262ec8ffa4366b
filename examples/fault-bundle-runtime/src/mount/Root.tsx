import {Composition} from 'remotion';
import {Trailer} from './Trailer';
import {EmptyTrailer, WrongTrailer} from './WrongTrailer';

const format = {durationInFrames: 30, fps: 30, width: 320, height: 180};

export const MountRoot: React.FC = () => {
  return (
    <>
      <Composition id="Trailer" component={Trailer} {...format} />
      <Composition id="WrongTrailer" component={WrongTrailer} {...format} />
      <Composition id="EmptyTrailer" component={EmptyTrailer} {...format} />
    </>
  );
};
