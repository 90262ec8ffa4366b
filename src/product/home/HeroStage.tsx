import {useState} from 'react';
import source from '@generated/build-highlighting/default/hero.json';
import hero from '@site/src/demos/hero';
import {
  type HeroValueName,
  heroValueNames,
  heroValueText,
  heroValuesAt,
} from '@site/src/demos/hero/values';
import type {DemoProps} from '@site/features/demos/defineDemo';
import ClipVideo from '@site/src/components/Clip/ClipVideo';
import {useClip} from '@site/src/components/Clip/useClip';
import Poster from '@site/features/demos/client/Poster';
import useLazyPlayer from '@site/features/demos/client/useLazyPlayer';
import Playhead from '@site/features/ui/Playhead';
import Source from '../Source';
import styles from './HeroStage.module.css';

const sourceLines = source.lines.map((html) => html.replace(/<[^>]+>/g, '').trimStart());

/** The values by the line of the source that computes them, from 1. */
const valueLines: ReadonlyMap<number, HeroValueName> = new Map(
  heroValueNames.map((name) => [
    sourceLines.findIndex((line) => line.startsWith(`${name}:`)) + 1,
    name,
  ]),
);

const noValues: DemoProps = {};

/**
 * A composition on the right, its source on the left, one playhead below both. It plays once as a rendered clip when
 * it is in view. When the reader uses the playhead, the Player takes over at the frame that the clip shows.
 */
export default function HeroStage() {
  const {ref: video, ...clip} = useClip(hero);
  const [taken, setTaken] = useState(false);
  const {playback, loaded, toggle, seek, playerProps} = useLazyPlayer(
    hero,
    clip.ended ? 0 : clip.frame,
  );
  const {frame, playing} = taken ? playback : clip;
  const values = heroValuesAt(frame);

  const takeOver = (action: () => void) => {
    clip.pause();
    setTaken(true);
    action();
  };
  const onToggle = () => {
    if (!taken && clip.playing) {
      clip.pause();
    } else {
      takeOver(toggle);
    }
  };

  return (
    // `src/demos/hero/playEarly.ts` finds the parts by their data attributes, and may change their texts before hydration.
    <div className={styles.stage} data-hero>
      {/* Picture first: on a phone it is on top, and what is parsed later must not push down what is shown. */}
      <div className={styles.picture}>
        <Poster
          demo={hero}
          sizes="(min-width: 997px) 660px, 100vw"
          eager
          className={styles.poster}
        />
        {loaded ? (
          <loaded.Player {...playerProps} component={loaded.component} values={noValues} />
        ) : (
          <ClipVideo ref={video} demo={hero} preload="none" />
        )}
      </div>
      <dl className={styles.values} aria-label="Values at this frame">
        {heroValueNames.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-value={name} suppressHydrationWarning>
              {heroValueText(name, values[name])}
            </dd>
          </div>
        ))}
      </dl>
      <Playhead
        className={styles.playhead}
        frame={frame}
        durationInFrames={hero.durationInFrames}
        playing={playing}
        label="Timeline of the composition and its source"
        onSeek={(next) => takeOver(() => seek(next))}
        onToggle={onToggle}
      />
      <Source
        className={styles.source}
        source={source}
        annotate={(line) => {
          const name = valueLines.get(line);
          return (
            name && (
              <span className={styles.value} data-value={name} suppressHydrationWarning>
                {heroValueText(name, values[name])}
              </span>
            )
          );
        }}
      />
    </div>
  );
}
