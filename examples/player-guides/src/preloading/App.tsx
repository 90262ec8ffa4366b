import {Player} from '@remotion/player';
import {staticFile} from 'remotion';
import {HarborReport} from './HarborReport';
import {usePrefetched} from './use-prefetched';

const clip = staticFile('clip.mp4');
const sources = [clip];
const inputProps = {clip};

export const App: React.FC = () => {
  const ready = usePrefetched(sources);

  return (
    <>
      <p role="status">{ready ? 'Ready to play' : 'Loading the clip'}</p>
      <Player
        component={HarborReport}
        inputProps={inputProps}
        durationInFrames={90}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%', maxWidth: 640}}
        controls={ready}
        acknowledgeRemotionLicense
      />
    </>
  );
};
