import {useState} from 'react';
import {rotateVideo} from './rotate-video';

export const RotateVideo: React.FC = () => {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [degrees, setDegrees] = useState(0);
  const [progress, setProgress] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [download, setDownload] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const rotate = async (src: File) => {
    setIsBusy(true);
    setProblem(null);
    try {
      const {blob} = await rotateVideo(src, degrees, setProgress);
      setDownload(URL.createObjectURL(blob));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setIsBusy(false);
  };

  return (
    <>
      <input
        type="file"
        accept="video/*"
        onChange={({target}) => {
          const selected = target.files?.[0];
          if (selected) {
            setFile(selected);
            setPreview(URL.createObjectURL(selected));
            setDegrees(0);
            setDownload(null);
          }
        }}
      />
      {preview ? (
        <div style={{width: 320, height: 320, display: 'flex'}}>
          <video
            src={preview}
            muted
            controls
            style={{width: '100%', transform: `rotate(${degrees}deg)`}}
          />
        </div>
      ) : null}
      <button type="button" disabled={isBusy} onClick={() => setDegrees((degrees + 90) % 360)}>
        Rotate
      </button>
      <button
        type="button"
        disabled={isBusy || file === null}
        onClick={() => file && void rotate(file)}>
        Save
      </button>
      {isBusy ? <progress value={progress ?? undefined} /> : null}
      {download ? (
        <a href={download} download="rotated.mp4">
          Download
        </a>
      ) : null}
      {problem ? <p role="alert">{problem}</p> : null}
    </>
  );
};
