import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Demo} from '@site/features/demos/defineDemo';
import Poster from '@site/features/demos/client/Poster';
import styles from './styles.module.css';

export interface StageProps {
  readonly demo: Pick<Demo, 'id' | 'width' | 'height' | 'description'>;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** The video, in the layer above the poster. */
  readonly children?: ReactNode;
}

/** The poster of a demo, with room for its video. Its size doesn't depend on either of them. */
export default function Stage({demo, sizes, eager = false, className, children}: StageProps) {
  return (
    <div
      className={clsx(styles.clip, className)}
      style={{aspectRatio: `${demo.width} / ${demo.height}`}}>
      <Poster demo={demo} sizes={sizes} eager={eager} className={styles.layer} />
      {children}
    </div>
  );
}
