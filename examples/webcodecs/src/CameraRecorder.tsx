import {useState} from 'react';
import {fixRecording} from './fix-recording';
import {recordCamera} from './record-camera';

export const CameraRecorder: React.FC = () => {
  const [recording, setRecording] = useState<{stop: () => Promise<Blob>} | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [duration, setDuration] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const start = async () => {
    setUrl(null);
    setProblem(null);
    setRecording(await recordCamera());
  };

  const stop = async (stopRecording: () => Promise<Blob>) => {
    const recorded = await stopRecording();
    setRecording(null);
    const {blob} = await fixRecording(recorded);
    setUrl(URL.createObjectURL(blob));
  };

  const report = (error: unknown) =>
    setProblem(error instanceof Error ? error.message : String(error));

  return (
    <>
      {recording ? (
        <button type="button" onClick={() => void stop(recording.stop).catch(report)}>
          Stop
        </button>
      ) : (
        <button type="button" onClick={() => void start().catch(report)}>
          Record
        </button>
      )}
      {url ? (
        <>
          <video
            src={url}
            controls
            onLoadedMetadata={({currentTarget}) => setDuration(currentTarget.duration)}
          />
          <p>Duration: {duration} seconds</p>
        </>
      ) : null}
      {problem ? <p role="alert">{problem}</p> : null}
    </>
  );
};
