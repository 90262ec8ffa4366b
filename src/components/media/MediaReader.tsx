import Link from '@docusaurus/Link';
import StackedTable from '../../../features/tables/client/StackedTable';
import styles from '../Tool/styles.module.css';
import type {MediaFacts} from './inspectMedia';
import MediaForm from './MediaForm';
import {playableType, verdictsOf} from './playability';
import {runInWorker} from './runInWorker';
import {sample} from './sample';
import {type MediaSource, useMediaTask} from './useMediaTask';

/** What `inspectMedia()` returns for the sample. A test compares it with the file. */
export const sampleFacts: MediaFacts = {
  container: 'webm',
  dimensions: {width: 640, height: 360},
  durationInSeconds: 3.0660000000000003,
  fps: null,
  videoCodec: 'vp9',
  audioCodec: null,
  rotation: 0,
  isHdr: false,
  size: 82_951,
  tracks: [
    {type: 'video', codec: 'vp9', codecString: 'vp09.00.10.08', details: '640 × 360 pixels'},
  ],
  keyframes: null,
  metadata: [
    {trackId: null, key: 'comment', value: 'Made with Remotion 4.0.331'},
    {trackId: null, key: 'encoder', value: 'Lavf61.7.100'},
    {trackId: 1, key: 'encoder', value: 'Lavc61.19.100 libvpx-vp9'},
    {trackId: 1, key: 'duration', value: '00:00:03.066000000'},
  ],
  location: null,
  images: [],
};

const initial = {name: sample.name, result: {facts: sampleFacts, inBrowser: null}} as const;

interface Inspected {
  readonly facts: MediaFacts;
  /** What `canPlayType()` returned, or null for the result of the build. */
  readonly inBrowser: string | null;
}

const inspect = async (source: MediaSource, signal: AbortSignal): Promise<Inspected> => {
  const facts = await runInWorker<(job: MediaSource) => Promise<MediaFacts>>(
    () => new Worker(new URL('./inspect.worker.ts', import.meta.url)),
    source,
    signal,
  );
  return {facts, inBrowser: document.createElement('video').canPlayType(playableType(facts))};
};

/** At most three decimals. */
const rounded = (value: number | null): string =>
  value === null ? 'null' : String(Number(value.toFixed(3)));

/** The rows of the table: the field of `parseMedia()`, its value, and what it means. */
export const rowsOf = ({
  container,
  dimensions,
  durationInSeconds,
  fps,
  tracks,
  rotation,
  isHdr,
  size,
  location,
  metadata,
}: MediaFacts): readonly (readonly [string, string, string])[] => [
  ['container', container, 'the format of the file'],
  [
    'dimensions',
    dimensions === null ? 'null' : `${dimensions.width} × ${dimensions.height}`,
    'width and height in pixels, after rotation',
  ],
  ['durationInSeconds', rounded(durationInSeconds), 'the duration in the file header'],
  ['fps', rounded(fps), 'frames per second'],
  ...tracks.map(
    ({type, codec, codecString, details}, index) =>
      [
        `tracks[${index}]`,
        codec === null ? type : `${type}, ${codec} (${codecString})`,
        details,
      ] as const,
  ),
  ['rotation', String(rotation), 'the rotation in degrees'],
  ['isHdr', String(isHdr), 'whether a video track uses HDR'],
  [
    'size',
    size === null ? 'null' : `${size.toLocaleString('en-US')} bytes`,
    'the size of the file',
  ],
  ...(location === null
    ? []
    : [
        [
          'location',
          `${location.latitude}, ${location.longitude}`,
          'latitude and longitude of the recording',
        ] as const,
      ]),
  ...metadata.map(
    ({key, value, trackId}) =>
      [
        'metadata',
        `${key}: ${value}`,
        trackId === null ? 'a tag for the whole file' : `a tag for track ${trackId}`,
      ] as const,
  ),
];

/** A strip with a mark for each keyframe. */
function Keyframes({
  times,
  duration,
}: {
  readonly times: readonly number[];
  readonly duration: number;
}) {
  const average = duration / times.length;
  return (
    <figure className={styles.keyframes}>
      <svg viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
        {times.map((time, index) => (
          <line
            key={index}
            x1={(time / duration) * 1000}
            x2={(time / duration) * 1000}
            y1="0"
            y2="24"
          />
        ))}
      </svg>
      <figcaption className={styles.note}>
        {times.length === 1
          ? '1 keyframe'
          : `${times.length} keyframes, one every ${rounded(average)} seconds on average`}
      </figcaption>
    </figure>
  );
}

function Verdicts({facts, inBrowser}: Inspected) {
  return (
    <StackedTable
      hasRowLabels
      className={styles.labeled}
      head={['will it play?', 'answer', 'reason']}
      rows={verdictsOf(facts, inBrowser).map(({where, plays, reason, fix}) => [
        where,
        plays,
        <>
          {reason} {fix && <Link to={fix.to}>{fix.label}</Link>}
        </>,
      ])}
    />
  );
}

/**
 * Shows what is in a file of the reader, and whether the toolkit plays it. A worker reads the file. Without JavaScript, the
 * table shows the result for a sample.
 */
export default function MediaReader() {
  const task = useMediaTask(inspect, initial);
  const {facts, inBrowser} = (task.done ?? initial).result;
  const {keyframes, durationInSeconds, images} = facts;
  return (
    <div className={styles.tool} role="group" aria-label="Media reader">
      <MediaForm
        label="Video or audio file"
        accept="video/*,audio/*"
        task={task}
        onChoose={task.start}
        acceptsUrls
      />
      <div className={styles.result}>
        <Verdicts facts={facts} inBrowser={inBrowser} />
        <StackedTable head={['field', 'value', 'meaning']} rows={rowsOf(facts)} />
        {keyframes !== null && keyframes.length > 0 && durationInSeconds !== null && (
          <Keyframes times={keyframes} duration={durationInSeconds} />
        )}
        {images.map(({src, description}, index) => (
          <img key={index} src={src} alt={description} className={styles.image} />
        ))}
      </div>
    </div>
  );
}
