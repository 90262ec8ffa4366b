import type {Demo} from '@site/src/demos/defineDemo';
import styles from './styles.module.css';

export interface PosterProps {
  readonly demo: Pick<Demo, 'id' | 'width' | 'height' | 'description'>;
  /** The `sizes` attribute: the width at which the image is shown. */
  readonly sizes: string;
  /** Whether to load the poster immediately, because it is above the fold. Other posters are loaded lazily. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A frame of the demo that `npm run posters` rendered from the same source file. */
export default function Poster({
  demo,
  sizes,
  eager = false,
  className = styles.poster,
}: PosterProps) {
  return (
    <img
      className={className}
      src={`/posters/${demo.id}-640.avif`}
      srcSet={`/posters/${demo.id}-640.avif 640w, /posters/${demo.id}-1280.avif 1280w`}
      sizes={sizes}
      width={demo.width}
      height={demo.height}
      alt={demo.description}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
