import clsx from 'clsx';
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface SectionProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** `h1` for the section with the title of the page. Default: `h2`. */
  readonly as?: 'h1' | 'h2';
  readonly id?: string;
  readonly className?: string;
}

/** A section of a product page: heading, introductory sentence and content. */
export default function Section({title, lead, children, as = 'h2', id, className}: SectionProps) {
  return (
    <section className={clsx(styles.section, as === 'h1' && styles.first, className)}>
      <div className="container">
        <Heading as={as} id={id} className={styles.title}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
