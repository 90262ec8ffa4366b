import {type ComponentType, type ReactNode, useState} from 'react';
import {
  type Demo as DemoDefinition,
  type DemoProps as Values,
  defaultProps,
} from '@site/src/demos/defineDemo';
import Playhead from '../Playhead';
import DemoControls from './DemoControls';
import type {DemoPlayerProps, Start} from './DemoPlayer';
import Poster from './Poster';
import styles from './styles.module.css';

export interface DemoProps {
  /** `<Demo id="…" />` in MDX is given the definition by `plugins/remark-demo`. */
  readonly demo: DemoDefinition;
  /** Is told the props whenever the reader changes one. */
  readonly onValues?: (values: Values) => void;
  /** The highlighted source of the demo, put in by the same plugin. */
  readonly children?: ReactNode;
}

type State =
  | {readonly name: 'poster'}
  | {readonly name: 'loading'; readonly playing: boolean}
  | {readonly name: 'failed'; readonly error: Error}
  | {
      readonly name: 'ready';
      readonly Player: ComponentType<DemoPlayerProps>;
      readonly component: DemoPlayerProps['component'];
      readonly start: Start;
    };

/**
 * A live composition: a poster until the reader plays it, moves the playhead or changes a parameter,
 * then `@remotion/player`. Everything else is there from the start, so nothing moves when the player
 * arrives.
 */
export default function Demo({demo, onValues, children}: DemoProps) {
  const [state, setState] = useState<State>({name: 'poster'});
  const [values, setValues] = useState(() => defaultProps(demo));
  const load = (start: Start) => {
    setState({name: 'loading', playing: start.playing});
    Promise.all([import('./DemoPlayer'), demo.load()]).then(
      ([{default: Player}, component]) => setState({name: 'ready', Player, component, start}),
      (error: unknown) =>
        setState({
          name: 'failed',
          error: error instanceof Error ? error : new Error(String(error)),
        }),
    );
  };
  const play = () => load({frame: 0, playing: true, fromPlayhead: true});
  const change = (next: Values) => {
    setValues(next);
    onValues?.(next);
    if (state.name === 'poster') {
      load({frame: demo.posterFrame, playing: false, fromPlayhead: false});
    }
  };

  return (
    <figure className={styles.demo} aria-label={`Demo: ${demo.title}`}>
      {state.name === 'ready' ? (
        <state.Player demo={demo} component={state.component} values={values} start={state.start} />
      ) : (
        <div className={styles.stage}>
          <div className={styles.frame} style={{aspectRatio: `${demo.width} / ${demo.height}`}}>
            <Poster demo={demo} sizes="(min-width: 997px) 800px, 100vw" />
          </div>
          <div className={styles.bar}>
            {state.name === 'failed' ? (
              <p className={styles.status} role="alert">
                The player did not load: {state.error.message}
                <button type="button" className={styles.retry} onClick={play}>
                  Retry
                </button>
              </p>
            ) : (
              <Playhead
                className={styles.idle}
                frame={demo.posterFrame}
                durationInFrames={demo.durationInFrames}
                playing={state.name === 'loading' && state.playing}
                label={`Timeline of ${demo.title}`}
                name={demo.title}
                onSeek={(frame) => load({frame, playing: false, fromPlayhead: true})}
                onToggle={play}
              />
            )}
          </div>
        </div>
      )}
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
