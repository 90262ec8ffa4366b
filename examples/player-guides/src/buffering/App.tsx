import {Player, type PlayerRef, type RenderPoster} from '@remotion/player';
import {useEffect, useRef, useState} from 'react';
import {Chart} from './Chart';

// Stands for a slow server.
const loadSales = async (): Promise<number[]> => {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return [180, 320, 250, 460];
};

const inputProps = {load: loadSales};

const renderPoster: RenderPoster = () => {
  return <p style={{fontSize: 24, textAlign: 'center'}}>Loading…</p>;
};

export const App: React.FC = () => {
  const ref = useRef<PlayerRef>(null);
  const [log, setLog] = useState<string[]>([]);

  useEffect(() => {
    const player = ref.current;
    if (!player) {
      return;
    }

    const onWaiting = () => {
      setLog((before) => [...before, `waiting at frame ${player.getCurrentFrame()}`]);
    };
    const onResume = () => {
      setLog((before) => [...before, `resume at frame ${player.getCurrentFrame()}`]);
    };
    player.addEventListener('waiting', onWaiting);
    player.addEventListener('resume', onResume);
    return () => {
      player.removeEventListener('waiting', onWaiting);
      player.removeEventListener('resume', onResume);
    };
  }, []);

  return (
    <>
      <Player
        ref={ref}
        component={Chart}
        inputProps={inputProps}
        durationInFrames={120}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%', maxWidth: 640}}
        controls
        renderPoster={renderPoster}
        showPosterWhenBuffering
        bufferStateDelayInMilliseconds={200}
        acknowledgeRemotionLicense
      />
      <ol>
        {log.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </>
  );
};
