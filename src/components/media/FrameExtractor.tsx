import styles from '../Tool/styles.module.css';
import {extractImages} from './extractImages';
import MediaForm from './MediaForm';
import {useMediaTask} from './useMediaTask';

const count = 4;

/** Shows frames of a video of the reader, decoded with `extractFramesOnWebWorker()`. */
export default function FrameExtractor() {
  const task = useMediaTask((source, signal) => extractImages(source, signal, count));
  const frames = task.done?.result ?? Array.from({length: count}, () => undefined);
  return (
    <div className={`${styles.tool} js-only`} role="group" aria-label="Frame extractor">
      <MediaForm label="Video file" accept="video/*" task={task} onChoose={task.start} />
      <div className={styles.result}>
        <div className={styles.features}>
          {frames.map((frame, index) =>
            frame === undefined ? (
              // As high as a frame of the sample, so that the page doesn't move when frames arrive.
              <div
                key={index}
                style={{
                  aspectRatio: '16 / 9',
                  background: 'var(--site-paper-sunken)',
                  marginBottom: '1rem',
                }}
              />
            ) : (
              <img
                key={index}
                src={frame.src}
                width={frame.width}
                height={frame.height}
                style={{height: 'auto', marginBottom: '1rem'}}
                alt={`Frame at ${frame.timeInSeconds.toFixed(2)} seconds`}
              />
            ),
          )}
        </div>
      </div>
    </div>
  );
}
