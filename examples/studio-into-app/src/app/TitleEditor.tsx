import {Player} from '@remotion/player';
import {useMemo, useState} from 'react';
import {HelloTitle} from '../HelloTitle';

export const TitleEditor: React.FC = () => {
  const [title, setTitle] = useState('My first video');
  const inputProps = useMemo(() => ({title}), [title]);

  return (
    <>
      <label>
        Title <input value={title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <Player
        component={HelloTitle}
        inputProps={inputProps}
        durationInFrames={90}
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
