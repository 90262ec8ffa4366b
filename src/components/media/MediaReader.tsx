import StackedTable from '../StackedTable';
import styles from '../Tool/styles.module.css';
import MediaForm from './MediaForm';
import {type MediaFacts, readMedia} from './readMedia';
import {sample} from './sample';
import {useMediaTask} from './useMediaTask';

/** What `readMedia()` returns for the sample. A test compares it with the file. */
export const sampleFacts: MediaFacts = {
  container: 'webm',
  dimensions: {width: 640, height: 360},
  durationInSeconds: 3.066,
  fps: null,
  videoCodec: 'vp9',
  audioCodec: null,
  rotation: 0,
  isHdr: false,
  size: 83_413,
  skippedBytes: 83_072,
};

const bytes = (amount: number): string => `${amount.toLocaleString('en-US')} bytes`;

/** At most three decimals. */
const rounded = (value: number | null): string =>
  value === null ? 'null' : String(Number(value.toFixed(3)));

/** The rows of the table: the field of `parseMedia()`, its value, and what it means. */
export const rowsOf = ({
  container,
  dimensions,
  durationInSeconds,
  fps,
  videoCodec,
  audioCodec,
  rotation,
  isHdr,
  size,
  skippedBytes,
}: MediaFacts): readonly (readonly [string, string, string])[] => [
  ['container', container, 'the format of the file'],
  [
    'dimensions',
    dimensions === null ? 'null' : `${dimensions.width} × ${dimensions.height}`,
    'width and height in pixels, after rotation',
  ],
  ['durationInSeconds', rounded(durationInSeconds), 'the duration that the header states'],
  ['fps', rounded(fps), 'frames per second'],
  ['videoCodec', String(videoCodec), 'the codec of the first video track'],
  ['audioCodec', String(audioCodec), 'the codec of the first audio track'],
  ['rotation', String(rotation), 'the rotation in degrees'],
  ['isHdr', String(isHdr), 'whether a video track has a high dynamic range'],
  ['size', size === null ? 'null' : bytes(size), 'the size of the file'],
  [
    'internalStats',
    size === null ? `${bytes(skippedBytes)} skipped` : `${bytes(size - skippedBytes)} read`,
    'how much of the file the parser needed',
  ],
];

/**
 * Reads a file of the reader with `parseMedia()`, in the browser. Without JavaScript, the table shows the result for a
 * sample.
 */
export default function MediaReader() {
  const task = useMediaTask(readMedia, {name: sample.name, result: sampleFacts});
  return (
    <div className={styles.tool} role="group" aria-label="Media reader">
      <MediaForm label="Video or audio file" accept="video/*,audio/*" sample={sample} task={task} />
      <div className={styles.result}>
        <StackedTable
          head={['field', 'value', 'meaning']}
          rows={rowsOf(task.done?.result ?? sampleFacts)}
        />
      </div>
    </div>
  );
}
