import {Player} from '@remotion/player';
import {useMemo, useState} from 'react';
import {Greeting} from './Greeting';

export const App: React.FC = () => {
  const [name, setName] = useState('Ada');
  const inputProps = useMemo(() => ({name}), [name]);

  return (
    <>
      <label>
        Name <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <Player
        component={Greeting}
        inputProps={inputProps}
        durationInFrames={120}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%', maxWidth: 640}}
        controls
        acknowledgeRemotionLicense
      />
    </>
  );
};
