import {writeStaticFile} from '@remotion/studio';
import {useState} from 'react';
import {AbsoluteFill, getRemotionEnvironment, useCurrentFrame} from 'remotion';

export const BeatRecorder: React.FC = () => {
  const frame = useCurrentFrame();
  const [beats, setBeats] = useState<number[]>([]);
  const [message, setMessage] = useState('');

  const save = async () => {
    try {
      await writeStaticFile({filePath: 'beats/song.json', contents: JSON.stringify(beats)});
      setMessage(`Saved ${beats.length} beats`);
    } catch (error) {
      setMessage(String(error));
    }
  };

  return getRemotionEnvironment().isStudio ? (
    <AbsoluteFill style={{backgroundColor: 'white', padding: 60, fontSize: 60}}>
      <button type="button" onClick={() => setBeats([...beats, frame])}>
        Beat
      </button>
      <button type="button" onClick={save}>
        Write file
      </button>
      <div>{message}</div>
    </AbsoluteFill>
  ) : null;
};
