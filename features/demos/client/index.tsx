import {type ReactNode, useState} from 'react';
import {
  type Demo as DemoDefinition,
  type DemoProps as Values,
  defaultProps,
} from '@site/features/demos/defineDemo';
import Playhead from '../../ui/Playhead';
import StageFailure from '../../ui/StageFailure';
import DemoControls from './DemoControls';
import Poster from './Poster';
import styles from './styles.module.css';
import useLazyPlayer from './useLazyPlayer';

export interface DemoProps {
  /** `features/demos` adds the definition to `<Demo id="…" />` in MDX. */
  readonly demo: DemoDefinition;
  /** Called with all props when the reader changes one. */
  readonly onValues?: (values: Values) => void;
  /** The highlighted source of the demo, which the same plugin adds. */
  readonly children?: ReactNode;
}

/**
 * A live composition: shows a poster until the reader plays it, moves the playhead or changes a prop, then
 * loads `@remotion/player`. Everything else is there from the start, so nothing moves when the Player arrives.
 */
export default function Demo({demo, onValues, children}: DemoProps) {
  const {playback, loaded, failed, load, play, toggle, seek, playerProps} = useLazyPlayer(demo, 0);
  const [values, setValues] = useState(() => defaultProps(demo));
  const change = (next: Values) => {
    setValues(next);
    onValues?.(next);
    load();
  };

  return (
    <figure className={styles.demo} aria-label={`Demo: ${demo.title}`}>
      <div className={styles.stage}>
        <div className={styles.frame} style={{aspectRatio: `${demo.width} / ${demo.height}`}}>
          {loaded ? (
            <loaded.Player {...playerProps} component={loaded.component} values={values} />
          ) : (
            <Poster demo={demo} sizes="(min-width: 997px) 800px, 100vw" />
          )}
          {failed && (
            <StageFailure what="The player">
              <button type="button" className={styles.retry} onClick={play}>
                Try again
              </button>
            </StageFailure>
          )}
        </div>
        <div className={styles.bar}>
          <Playhead
            className={loaded || failed ? undefined : styles.idle}
            frame={playback.frame}
            durationInFrames={demo.durationInFrames}
            playing={playback.playing}
            label={`Timeline of ${demo.title}`}
            name={demo.title}
            onSeek={seek}
            onToggle={toggle}
          />
        </div>
      </div>
      <DemoControls demo={demo} values={values} onChange={change} />
      {children && (
        <details className={styles.source}>
          <summary>View source</summary>
          {children}
        </details>
      )}
    </figure>
  );
}
