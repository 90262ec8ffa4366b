import {ThemedComponent} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {Demo} from '@site/features/demos/defineDemo';
import styles from './styles.module.css';

export interface PosterProps {
  readonly demo: Pick<Demo, 'id' | 'width' | 'height' | 'description'>;
  readonly sizes: string;
  /** Whether to load the poster before other images, because it is above the fold. */
  readonly eager?: boolean;
  /** A class that doesn't set `display`, because that would show the images of both themes. */
  readonly className?: string;
}

const suffix = {light: '', dark: '-dark'} as const;

/**
 * A frame of the demo that `npm run posters` rendered from the same source file, in both themes. The HTML has both
 * images; the style sheet hides one before the first paint. Both are lazy, so the browser doesn't load the hidden one.
 */
export default function Poster({
  demo,
  sizes,
  eager = false,
  className = styles.poster,
}: PosterProps) {
  return (
    <ThemedComponent>
      {({theme, className: themed}) => {
        const file = (width: number) => `/posters/${demo.id}-${width}${suffix[theme]}.avif`;
        return (
          <img
            className={clsx(className, themed)}
            src={file(640)}
            srcSet={`${file(640)} 640w, ${file(1280)} 1280w`}
            sizes={sizes}
            width={demo.width}
            height={demo.height}
            alt={demo.description}
            loading="lazy"
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
          />
        );
      }}
    </ThemedComponent>
  );
}
