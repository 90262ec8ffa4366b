import {Player} from '@remotion/player';
import {useEffect} from 'react';
import {createRoot} from 'react-dom/client';
import {callAll} from './call-all';

const Video: React.FC = () => <h1>Bern</h1>;

const App: React.FC = () => {
  useEffect(() => {
    callAll()
      .then((lines) => {
        document.body.dataset['lines'] = lines;
      })
      .catch(console.error);
  }, []);

  return (
    <Player
      component={Video}
      durationInFrames={30}
      fps={30}
      compositionWidth={640}
      compositionHeight={360}
    />
  );
};

createRoot(document.querySelector('#app')!).render(<App />);
