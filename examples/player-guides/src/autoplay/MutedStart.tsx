import {Player, type PlayerRef} from '@remotion/player';
import {useRef, useState} from 'react';
import {AbsoluteFill, OffthreadVideo, staticFile} from 'remotion';

const Teaser: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <OffthreadVideo src={staticFile('clip.mp4')} style={{width: '100%'}} />
    </AbsoluteFill>
  );
};

export const MutedStart: React.FC = () => {
  const ref = useRef<PlayerRef>(null);
  const [muted, setMuted] = useState(true);

  const toggleSound = () => {
    if (muted) {
      ref.current?.unmute();
    } else {
      ref.current?.mute();
    }
    setMuted(!muted);
  };

  return (
    <>
      <Player
        ref={ref}
        component={Teaser}
        durationInFrames={90}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%', maxWidth: 640}}
        autoPlay
        initiallyMuted
        loop
        acknowledgeRemotionLicense
      />
      <button type="button" onClick={toggleSound}>
        {muted ? 'Sound on' : 'Sound off'}
      </button>
    </>
  );
};
