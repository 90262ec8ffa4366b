import Link from '@docusaurus/Link';
import {useState} from 'react';
import Clip from '@site/src/components/Clip';
import buildCaptions from '@site/src/demos/build-captions';
import buildChart from '@site/src/demos/build-chart';
import buildMusic from '@site/src/demos/build-music';
import buildYearReview from '@site/src/demos/build-year-review';
import type {ClipProps} from '@site/src/components/Clip';
import {illustration} from '../illustration';
import shared from '../shared.module.css';
import styles from './Outputs.module.css';

interface Output {
  readonly demo: ClipProps['demo'];
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

const outputs: readonly Output[] = [
  {
    demo: buildCaptions,
    title: 'Captions',
    text: 'Words light up as they are spoken.',
    to: '/templates/tiktok',
  },
  {
    demo: buildChart,
    title: 'Data',
    text: 'Animated charts from your own numbers.',
    to: '/docs/dataset-render',
  },
  {
    demo: buildMusic,
    title: 'Music',
    text: 'Bars follow the spectrum of a track.',
    to: '/templates/music-visualization',
  },
  {
    demo: buildYearReview,
    title: 'Personal recaps',
    text: 'One video for each of your users.',
    to: '/docs/parameterized-rendering',
  },
  {
    demo: illustration(
      'template-audiogram',
      'A podcast clip: the waveform and the captions follow the speaker.',
    ),
    title: 'Podcasts',
    text: 'A waveform and captions from an audio file.',
    to: '/templates/audiogram',
  },
  {
    demo: illustration('template-stargazer', 'A repository’s star count rises to 1,024.'),
    title: 'Milestones',
    text: 'Celebrate GitHub stars with data from an API.',
    to: '/templates/stargazer',
  },
];

/** What people make: six videos that `npm run posters` rendered, which repeat while they are in view. */
export default function Outputs() {
  const [paused, setPaused] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${styles.pause} js-only`}
        onClick={() => setPaused(!paused)}>
        {paused ? 'Play all videos' : 'Pause all videos'}
      </button>
      <ul className={styles.outputs}>
        {outputs.map(({demo, title, text, to}) => (
          <li key={demo.id}>
            <Clip demo={demo} sizes="(min-width: 997px) 400px, 50vw" paused={paused} />
            <h3>
              <Link to={to} className={shared.cover}>
                {title}
              </Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
