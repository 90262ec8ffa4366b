import {Player, type PlayerRef} from '@remotion/player';
import {useEffect, useRef} from 'react';
import {Trailer} from './Trailer';

export const InView: React.FC = () => {
  const ref = useRef<PlayerRef>(null);

  useEffect(() => {
    const player = ref.current;
    const container = player?.getContainerNode();
    if (!player || !container) {
      return;
    }

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          player.play();
        } else {
          player.pause();
        }
      },
      {threshold: 0.5},
    );
    observer.observe(container);
    return () => observer.disconnect();
  }, []);

  return (
    <Player
      ref={ref}
      component={Trailer}
      durationInFrames={120}
      fps={30}
      compositionWidth={1280}
      compositionHeight={720}
      style={{width: '100%'}}
      initiallyMuted
      loop
      acknowledgeRemotionLicense
    />
  );
};
