import {useState} from 'react';
import playerCard from '@site/src/demos/player-card';
import {type DemoProps, defaultProps} from '@site/features/demos/defineDemo';
import Demo from '@site/features/demos/client';
import styles from './LivePlayer.module.css';

/** Formats a prop for JSX: strings in quotes, other values in braces. */
const literal = (value: string | number | boolean): string =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : String(value);

/** A player whose props the reader can edit, next to the code that embeds it with these props. */
export default function LivePlayer() {
  const [values, setValues] = useState<DemoProps>(() => defaultProps(playerCard));
  return (
    <div className={styles.live}>
      <Demo demo={playerCard} onValues={setValues} />
      {/* Scrollable regions must be reachable by keyboard. */}
      <pre
        className={styles.code}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label="The code of this player with the current props">
        <code>
          {`import {Player} from '@remotion/player';
import {PlayerCard} from './PlayerCard';

export const Preview = () => (
  <Player
    component={PlayerCard}
    durationInFrames={${playerCard.durationInFrames}}
    fps={${playerCard.fps}}
    compositionWidth={${playerCard.width}}
    compositionHeight={${playerCard.height}}
    inputProps={{
`}
          {Object.entries(values).map(([name, value]) => (
            <span key={name}>
              {'      '}
              {name}: <mark>{literal(value)}</mark>,{'\n'}
            </span>
          ))}
          {`    }}
    loop
    controls
    style={{width: '100%'}}
  />
);`}
        </code>
      </pre>
    </div>
  );
}
