import Link from '@docusaurus/Link';
import Poster from '@site/features/demos/client/Poster';
import {illustration} from '../illustration';
import styles from './TemplateStrip.module.css';

/** A selection of different templates. The section also links to the complete list. */
const templates = [
  {slug: 'hello-world', name: 'Hello World', what: 'A first composition to explore'},
  {slug: 'next', name: 'Next.js', what: 'An app with the Player and Lambda'},
  {slug: 'audiogram', name: 'Audiogram', what: 'A podcast clip with captions'},
  {slug: 'tiktok', name: 'TikTok', what: 'Vertical video with word-by-word captions'},
  {slug: 'three', name: 'Three.js', what: 'A 3D scene, frame by frame'},
  {slug: 'code-hike', name: 'Code Hike', what: 'Code that morphs between steps'},
  {slug: 'overlay', name: 'Overlay', what: 'Titles for your video editor'},
  {slug: 'render-server', name: 'Render server', what: 'An HTTP API that renders videos'},
] as const;

/** Eight templates as frames on a strip. */
export default function TemplateStrip() {
  return (
    <ul className={styles.strip}>
      {templates.map(({slug, name, what}) => (
        <li key={slug}>
          <Link to={`/templates/${slug}`} className={styles.frame}>
            <Poster
              demo={illustration(`template-${slug}`)}
              sizes="(min-width: 997px) 300px, 50vw"
              className={styles.picture}
            />
            <strong>{name}</strong>
            <span>{what}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
