import {Player} from '@remotion/player';
import {useState} from 'react';
import {Frame} from './Frame';
import {MyVideo} from './MyVideo';

export const App: React.FC = () => {
  const [text, setText] = useState('Hello');

  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Frame title="Preview" style={{width: '100%', aspectRatio: '16 / 9'}}>
        <Player
          component={MyVideo}
          inputProps={{text}}
          durationInFrames={90}
          fps={30}
          compositionWidth={1280}
          compositionHeight={720}
          style={{width: '100%'}}
          controls
        />
      </Frame>
    </>
  );
};
