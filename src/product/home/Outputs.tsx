import buildCaptions from '@site/src/demos/build-captions';
import buildChart from '@site/src/demos/build-chart';
import buildMusic from '@site/src/demos/build-music';
import buildYearReview from '@site/src/demos/build-year-review';
import Demo from '@site/src/components/Demo';
import styles from './Outputs.module.css';

const outputs = [
  {
    demo: buildCaptions,
    title: 'Captions',
    text: 'Words that light up as they are spoken, based on a transcript.',
  },
  {
    demo: buildChart,
    title: 'Data',
    text: 'Animated charts: render them again when the numbers change.',
  },
  {demo: buildMusic, title: 'Music', text: 'Visuals that follow the spectrum of a track.'},
  {
    demo: buildYearReview,
    title: 'Personal recaps',
    text: 'A personal video for each of your users.',
  },
] as const;

/** What people build: four compositions with posters, which play in place. */
export default function Outputs() {
  return (
    <ul className={styles.outputs}>
      {outputs.map(({demo, title, text}) => (
        <li key={demo.id}>
          <Demo demo={demo} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
