import animatedSource from '@generated/build-highlighting/default/animated-card.json';
import parameterizedSource from '@generated/build-highlighting/default/parameterized-card.json';
import stillSource from '@generated/build-highlighting/default/still-card.json';
import animatedCard from '@site/src/demos/animated-card';
import type {Demo as DemoDefinition} from '@site/features/demos/defineDemo';
import parameterizedCard from '@site/src/demos/parameterized-card';
import stillCard from '@site/src/demos/still-card';
import Demo from '@site/features/demos/client';
import Poster from '@site/features/demos/client/Poster';
import Source from '../Source';
import styles from './Growth.module.css';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly demo: DemoDefinition;
  readonly source: typeof stillSource;
}

const steps: readonly Step[] = [
  {
    title: 'A component is an image',
    text: 'A frame can contain anything that a browser renders: HTML, CSS, SVG, canvas and WebGL.',
    demo: stillCard,
    source: stillSource,
  },
  {
    title: 'A frame number makes it move',
    text: 'useCurrentFrame() returns the current frame. If you calculate all values from it, each frame looks the same whenever and wherever you render it.',
    demo: animatedCard,
    source: animatedSource,
  },
  {
    title: 'Props make it a template',
    text: 'Render the same component with different data: one video for each customer, product or day.',
    demo: parameterizedCard,
    source: parameterizedSource,
  },
];

/** Code beside its result: one card that grows from a still to a parameterized video. */
export default function Growth() {
  return (
    <ol className={styles.steps}>
      {steps.map(({title, text, demo, source}) => (
        <li key={demo.id} className={styles.step}>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <Source className={styles.source} source={source} />
          <div className={styles.result}>
            {demo.durationInFrames > 1 ? (
              <Demo demo={demo} />
            ) : (
              <Poster
                demo={demo}
                sizes="(min-width: 997px) 600px, 100vw"
                className={styles.still}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
