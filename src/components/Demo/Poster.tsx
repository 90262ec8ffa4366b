import type {Demo} from '@site/src/demos/defineDemo';
import styles from './styles.module.css';

export interface PosterProps {
  readonly demo: Pick<Demo, 'id' | 'width' | 'height' | 'description'>;
  /** The `sizes` attribute: how wide the picture is shown. */
  readonly sizes: string;
  /** A poster above the fold is fetched at once; the others when they come near. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A frame of the demo, rendered by the toolkit from the very same file (`npm run posters`). */
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
