import Link from '@docusaurus/Link';
import styles from './ProductTimeline.module.css';

interface Clip {
  readonly label: string;
  readonly to: string;
  readonly what: string;
  /** Grid columns, from 1 to 12: the first column, and the column after the last. */
  readonly span: readonly [number, number];
}

const tracks: readonly {readonly name: string; readonly clips: readonly Clip[]}[] = [
  {
    name: 'Write',
    clips: [
      {
        label: 'Components',
        to: '/docs/the-fundamentals',
        what: 'React, one frame at a time',
        span: [1, 5],
      },
      {label: 'Studio', to: '/docs/preview', what: 'Preview videos and edit props', span: [5, 9]},
      {label: 'Templates', to: '/templates/', what: '20 projects to start from', span: [9, 13]},
    ],
  },
  {
    name: 'Render',
    clips: [
      {
        label: 'Command line',
        to: '/docs/cli/render',
        what: 'Render with one command',
        span: [2, 6],
      },
      {
        label: 'Node.js',
        to: '/docs/renderer/render-media',
        what: 'Render from your server',
        span: [6, 10],
      },
      {label: 'Lambda', to: '/lambda/', what: 'One video on many machines', span: [10, 13]},
    ],
  },
  {
    name: 'Embed',
    clips: [
      {label: 'Player', to: '/player/', what: 'Videos in your React app', span: [1, 5]},
      {
        label: 'Editor Starter',
        to: '/docs/editor-starter',
        what: 'A video editor to build on',
        span: [5, 9],
      },
      {
        label: 'Timeline',
        to: '/docs/timeline',
        what: 'Tracks and clips for your app',
        span: [9, 13],
      },
    ],
  },
  {
    name: 'Media',
    clips: [
      {
        label: 'Media Parser',
        to: '/docs/media-parser',
        what: 'Read files in the browser',
        span: [2, 6],
      },
      {
        label: 'WebCodecs',
        to: '/docs/webcodecs',
        what: 'Convert files in the browser',
        span: [6, 10],
      },
      {label: 'Recorder', to: '/docs/recorder', what: 'Record and edit talks', span: [10, 13]},
    ],
  },
];

/** The products as tracks of a timeline. Clips are links. On phones, they are stacked. */
export default function ProductTimeline() {
  return (
    <div className={styles.timeline}>
      <div className={styles.ruler} aria-hidden="true" />
      {tracks.map(({name, clips}) => (
        <section key={name} className={styles.track} aria-labelledby={`track-${name}`}>
          <h3 id={`track-${name}`} className={styles.name}>
            {name}
          </h3>
          <ul className={styles.clips}>
            {clips.map(({label, to, what, span: [from, behind]}) => (
              <li
                key={label}
                className={styles.clip}
                style={{'--from': from, '--behind': behind} as React.CSSProperties}>
                <Link to={to} className={styles.link}>
                  <strong>{label}</strong>
                  <span>{what}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
