import {Player, type ErrorFallback} from '@remotion/player';
import {useState} from 'react';
import {Trailer} from './Trailer';

const errorFallback: ErrorFallback = ({error}) => {
  return <p style={{padding: 80, fontSize: 60}}>This video has a fault: {error.message}</p>;
};

export const Retry: React.FC = () => {
  const [attempt, setAttempt] = useState(1);

  return (
    <>
      <Player
        key={attempt}
        component={Trailer}
        errorFallback={errorFallback}
        durationInFrames={120}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%'}}
        controls
        acknowledgeRemotionLicense
      />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </button>
    </>
  );
};
