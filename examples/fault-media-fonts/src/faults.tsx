import {Composition, registerRoot} from 'remotion';
import {MissingFile} from './MissingFile';
import {NoAnswer} from './NoAnswer';
import {NotDownloaded} from './NotDownloaded';

const format = {durationInFrames: 1, fps: 30, width: 640, height: 360};

registerRoot(() => {
  return (
    <>
      <Composition id="NotDownloaded" component={NotDownloaded} {...format} />
      <Composition id="NoAnswer" component={NoAnswer} {...format} />
      <Composition id="MissingFile" component={MissingFile} {...format} />
    </>
  );
});
