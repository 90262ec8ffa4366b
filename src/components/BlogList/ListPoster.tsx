import Poster from '../../../features/demos/client/Poster';
import styles from './ListPoster.module.css';

/** The image of a post in a list: the poster of a demo. The title next to it says more, so it has no description. */
export default function ListPoster({id}: {readonly id: string}) {
  return (
    <div className={styles.frame}>
      <Poster
        demo={{id, width: 1280, height: 720, description: ''}}
        sizes="(min-width: 768px) 240px, 100vw"
        className={styles.picture}
      />
    </div>
  );
}
