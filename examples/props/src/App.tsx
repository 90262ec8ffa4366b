import {Player} from '@remotion/player';
import {useState} from 'react';
import {Badge} from './Badge';

export const App: React.FC = () => {
  const [title, setTitle] = useState('July');

  return (
    <>
      <input value={title} onChange={(event) => setTitle(event.target.value)} />
      <Player
        component={Badge}
        inputProps={{title, color: 'rebeccapurple'}}
        durationInFrames={60}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        controls
      />
    </>
  );
};
