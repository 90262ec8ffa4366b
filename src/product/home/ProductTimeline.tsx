import Link from '@docusaurus/Link';
import styles from './ProductTimeline.module.css';

interface Track {
  readonly name: string;
  readonly clips: readonly {
    readonly label: string;
    readonly to: string;
    readonly what: string;
  }[];
}

const tracks: readonly Track[] = [
  {
    name: 'Write',
    clips: [
      {label: 'Components', to: '/docs/the-fundamentals', what: 'React, one frame at a time'},
      {label: 'Studio', to: '/docs/preview', what: 'Preview videos and edit props'},
      {label: 'Templates', to: '/templates/', what: 'Projects to start from'},
    ],
  },
  {
    name: 'Render',
    clips: [
      {label: 'Command line', to: '/docs/cli/render', what: 'Render with one command'},
      {label: 'Node.js', to: '/docs/renderer/render-media', what: 'Render from your server'},
      {label: 'Lambda', to: '/lambda/', what: 'One video on many machines'},
    ],
  },
  {
    name: 'Embed',
    clips: [
      {label: 'Player', to: '/player/', what: 'Videos in your React app'},
      {label: 'Editor Starter', to: '/docs/editor-starter', what: 'A video editor to build on'},
      {label: 'Timeline', to: '/docs/timeline', what: 'Tracks and clips for your app'},
    ],
  },
  {
    name: 'Media',
    clips: [
      {label: 'Media Parser', to: '/docs/media-parser', what: 'Read files in the browser'},
      {label: 'WebCodecs', to: '/docs/webcodecs', what: 'Convert files in the browser'},
      {label: 'Recorder', to: '/docs/recorder', what: 'Record and edit talks'},
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
            {clips.map(({label, to, what}) => (
              <li key={label}>
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
