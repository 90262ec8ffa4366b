import type {ConvertMediaContainer} from '@remotion/webcodecs';
import {useState} from 'react';
import {convertFile} from './convert-file';
import {planConversion, type PlannedTrack} from './plan-conversion';

const formats: ConvertMediaContainer[] = ['webm', 'mp4', 'wav'];

type Result = {url: string; name: string; remove: () => Promise<void>};

export const VideoConverter: React.FC = () => {
  const [file, setFile] = useState<File | null>(null);
  const [format, setFormat] = useState<ConvertMediaContainer>('webm');
  const [plan, setPlan] = useState<PlannedTrack[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [isConverting, setIsConverting] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (action: () => Promise<void>) => {
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  const choose = (nextFile: File, nextFormat: ConvertMediaContainer) => {
    setFile(nextFile);
    setFormat(nextFormat);
    setPlan([]);
    void attempt(async () => setPlan(await planConversion(nextFile, nextFormat)));
  };

  const convert = async (source: File) => {
    if (result) {
      URL.revokeObjectURL(result.url);
      await result.remove();
      setResult(null);
    }

    setIsConverting(true);
    await attempt(async () => {
      const {blob, remove} = await convertFile(source, format, setProgress);
      const name = source.name.replace(/\.[^.]*$/, `.${format}`);
      setResult({url: URL.createObjectURL(blob), name, remove});
    });
    setIsConverting(false);
  };

  const canConvert =
    plan.some(({operation}) => operation === 'copy' || operation === 'reencode') &&
    plan.every(({operation}) => operation !== 'fail');

  return (
    <>
      <input
        type="file"
        accept="video/*,audio/*"
        disabled={isConverting}
        onChange={({target}) => {
          const selected = target.files?.[0];
          if (selected) {
            choose(selected, format);
          }
        }}
      />
      {formats.map((each) => (
        <label key={each}>
          <input
            type="radio"
            checked={each === format}
            disabled={isConverting || file === null}
            onChange={() => file && choose(file, each)}
          />
          {each}
        </label>
      ))}
      <ul>
        {plan.map(({id, type, codec, operation}) => (
          <li key={id}>
            {type} ({codec}): {operation}
          </li>
        ))}
      </ul>
      <button
        type="button"
        disabled={!canConvert || isConverting || file === null}
        onClick={() => file && void convert(file)}>
        Convert
      </button>
      {isConverting ? <progress value={progress ?? undefined} /> : null}
      {result ? (
        <a href={result.url} download={result.name}>
          Download {result.name}
        </a>
      ) : null}
      {problem ? <p role="alert">{problem}</p> : null}
    </>
  );
};
