import {Player, type PlayerRef} from '@remotion/player';
import {useRef} from 'react';
import {Trailer} from './Trailer';

export const OnHover: React.FC = () => {
  const ref = useRef<PlayerRef>(null);

  const stop = () => {
    ref.current?.pause();
    ref.current?.seekTo(60);
  };

  return (
    <a
      href="#trailer"
      style={{display: 'block'}}
      onPointerEnter={() => ref.current?.play()}
      onPointerLeave={stop}
      onFocus={() => ref.current?.play()}
      onBlur={stop}>
      <Player
        ref={ref}
        component={Trailer}
        durationInFrames={120}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%'}}
        initialFrame={60}
        initiallyMuted
        loop
        acknowledgeRemotionLicense
      />
      The trailer
    </a>
  );
};
