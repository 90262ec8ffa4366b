import {Player} from '@remotion/player';
import {useState} from 'react';
import {Trailer} from './Trailer';

const formats = {
  landscape: {compositionWidth: 1280, compositionHeight: 720},
  portrait: {compositionWidth: 720, compositionHeight: 1280},
  square: {compositionWidth: 720, compositionHeight: 720},
};

type Format = keyof typeof formats;

export const Formats: React.FC = () => {
  const [format, setFormat] = useState<Format>('landscape');

  return (
    <>
      <select
        value={format}
        onChange={(event) => setFormat(event.target.value as Format)}
        aria-label="Format">
        <option value="landscape">Landscape</option>
        <option value="portrait">Portrait</option>
        <option value="square">Square</option>
      </select>
      <Player
        component={Trailer}
        durationInFrames={120}
        fps={30}
        {...formats[format]}
        style={{width: '100%', height: 400}}
        controls
        acknowledgeRemotionLicense
      />
    </>
  );
};
