import source from '@generated/highlighted-sources/default/hero.json';
import hero from '@site/src/demos/hero';
import {heroValueText, heroValuesAt} from '@site/src/demos/hero/values';
import type {DemoProps} from '@site/src/demos/defineDemo';
import Poster from '@site/src/components/Demo/Poster';
import useLazyPlayer from '@site/src/components/Demo/useLazyPlayer';
import Playhead from '@site/src/components/Playhead';
import Source from '../Source';
import {findValueLines} from './heroLines';
import styles from './HeroStage.module.css';
import useFirstSign from './useFirstSign';

const valueLines = findValueLines(source);
const noValues: DemoProps = {};

/**
 * A composition on the right, its source on the left, one playhead under both. Until the player is
 * there the poster shows the same frame, and the playhead already moves the values beside the code.
 */
export default function HeroStage() {
  const {playback, loaded, playUnasked, toggle, seek, playerProps} = useLazyPlayer(hero);
  const {frame, playing} = playback;
  useFirstSign(playUnasked);

  const values = heroValuesAt(frame);
  return (
    <div className={styles.stage}>
      {/* Picture first: on a phone it is on top, and what is parsed later must not push down what is shown. */}
      <div className={styles.picture}>
        <Poster
          demo={hero}
          sizes="(min-width: 997px) 660px, 100vw"
          eager
          className={styles.poster}
        />
        {loaded && (
          <loaded.Player {...playerProps} component={loaded.component} values={noValues} />
        )}
      </div>
      <Playhead
        className={styles.playhead}
        frame={frame}
        durationInFrames={hero.durationInFrames}
        playing={playing}
        label="Timeline of the composition and its source"
        onSeek={seek}
        onToggle={toggle}
      />
      <Source
        className={styles.source}
        source={source}
        annotate={(line) => {
          const name = valueLines.get(line);
          return name && <span className={styles.value}>{heroValueText(name, values[name])}</span>;
        }}
      />
    </div>
  );
}
