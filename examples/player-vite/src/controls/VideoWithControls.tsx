import {Player, type PlayerRef} from '@remotion/player';
import {useRef, useState} from 'react';
import {Greeting} from '../Greeting';
import {FullscreenButton} from './FullscreenButton';
import {PlayButton} from './PlayButton';
import {SeekBar} from './SeekBar';
import {VolumeControl} from './VolumeControl';
import './controls.css';

const durationInFrames = 120;
const fps = 30;
const inputProps = {name: 'Ada'};

export const VideoWithControls: React.FC = () => {
  const frameRef = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [playbackRate, setPlaybackRate] = useState(1);
  const [loop, setLoop] = useState(false);

  return (
    <div ref={frameRef} className="video">
      <div className="picture">
        <Player
          ref={setPlayer}
          component={Greeting}
          inputProps={inputProps}
          durationInFrames={durationInFrames}
          fps={fps}
          compositionWidth={1280}
          compositionHeight={720}
          playbackRate={playbackRate}
          loop={loop}
          clickToPlay
          style={{width: '100%', height: '100%'}}
          acknowledgeRemotionLicense
        />
      </div>
      {player ? (
        <div className="controls">
          <PlayButton player={player} />
          <SeekBar player={player} durationInFrames={durationInFrames} fps={fps} />
          <VolumeControl player={player} />
          <select
            aria-label="Speed"
            value={playbackRate}
            onChange={(event) => setPlaybackRate(Number(event.target.value))}>
            {[0.5, 1, 1.5, 2].map((rate) => (
              <option key={rate} value={rate}>
                {rate}×
              </option>
            ))}
          </select>
          <label>
            <input
              type="checkbox"
              checked={loop}
              onChange={(event) => setLoop(event.target.checked)}
            />
            Loop
          </label>
          <FullscreenButton target={frameRef} />
        </div>
      ) : null}
    </div>
  );
};
