import {Player, type PlayerRef} from '@remotion/player';
import {useCallback, useMemo, useRef, useState} from 'react';
import {Teaser} from './Teaser';

export const App: React.FC = () => {
  const ref = useRef<PlayerRef>(null);
  const [blocked, setBlocked] = useState(false);

  const onBlocked = useCallback(() => {
    ref.current?.pause();
    setBlocked(true);
  }, []);
  const inputProps = useMemo(() => ({onBlocked}), [onBlocked]);

  return (
    <>
      <Player
        ref={ref}
        component={Teaser}
        inputProps={inputProps}
        durationInFrames={90}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%', maxWidth: 640}}
        autoPlay
        loop
        acknowledgeRemotionLicense
      />
      {blocked ? (
        <button
          type="button"
          onClick={(event) => {
            ref.current?.play(event);
            setBlocked(false);
          }}>
          Play with sound
        </button>
      ) : null}
    </>
  );
};
