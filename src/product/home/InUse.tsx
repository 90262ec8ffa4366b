import Link from '@docusaurus/Link';
import {docsFigures} from '@site/src/data/docs-figures';
import {licenseFreeEmployees} from '@site/features/facts/facts';
import Milestones, {type Milestone} from '../Milestones';
import shared from '../shared.module.css';
import styles from './InUse.module.css';
import {works} from './works';

const facts: readonly Milestone[] = [
  {
    date: 'April 2022',
    title: '2 hours of video in 12 minutes',
    text: 'Render time on AWS Lambda, measured for version 3.0 with 1,080 frames per function.',
    to: '/blog/3-0',
  },
  {
    date: 'July 2022',
    title: 'An award at React Summit',
    text: 'For the most exciting use of technology.',
    to: '/blog/3-1',
  },
  {
    date: 'November 2023',
    title: '11 conferences, one repository',
    text: 'Organizers of tech events in France use Shortvid’s compositions to announce their talks.',
    to: '/success-stories/shortvid',
  },
  {
    date: 'March 2024',
    title: '264 seconds instead of 583',
    text: 'Time to render a 40-minute video on AWS Lambda since version 4.0.130.',
    to: '/blog/faster-lambda',
  },
];

const count = (number: number): string => number.toLocaleString('en-US');

/** Who uses it, what it achieved and when, what it costs, and how complete the docs are. Every fact links to its source. */
export default function InUse() {
  return (
    <>
      <ul className={styles.works}>
        {works.map(({slug, title, text, madeWith, url}) => (
          <li key={slug}>
            <h3>
              <Link to={url} className={shared.cover}>
                {title}
              </Link>
            </h3>
            <p>{text}</p>
            <p className={styles.packages}>
              {madeWith.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.story}>
        MakeStories exports web pages as videos. In 2021, its founder said that a story with up to
        ten slides renders within a minute.{' '}
        <Link to="/success-stories/makestories">Read the story</Link>, or{' '}
        <Link to="/showcase/">browse the showcase</Link>.
      </p>
      <Milestones milestones={facts} />
      <div className={styles.answers}>
        <p>
          <strong>What does it cost?</strong> Remotion is free for individuals, non-profits, and
          companies with up to {licenseFreeEmployees} employees. Larger companies need a{' '}
          <Link to="/docs/license">company license</Link>. The{' '}
          <Link to="https://github.com/remotion-dev/remotion/blob/main/LICENSE.md">
            license text
          </Link>{' '}
          and the <Link to="https://github.com/remotion-dev/remotion">source code</Link> are public.
        </p>
        <p>
          <strong>Can you rely on the docs?</strong> They have {count(docsFigures.pages)}+ pages
          about version {docsFigures.version}. Before each change is published, all{' '}
          {count(docsFigures.samples)}+ TypeScript and JavaScript samples are compiled against the
          packages, and {count(docsFigures.defaults)}+ default values are checked against the
          packages’ code.
        </p>
      </div>
    </>
  );
}
