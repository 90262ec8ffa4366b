import {useEffect, useId, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Hides the definition on Escape until the pointer or the focus leaves. */
const closeOnEscape = (term: HTMLElement): (() => void) => {
  const definition = term.querySelector<HTMLElement>('[role=tooltip]');
  const end = new AbortController();
  document.addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Escape' && term.matches(':hover, :focus-within')) {
        definition?.style.setProperty('display', 'none');
      }
    },
    end,
  );
  for (const event of ['pointerleave', 'focusout']) {
    term.addEventListener(event, () => definition?.style.removeProperty('display'), end);
  }
  return () => end.abort();
};

/**
 * A link to the page of a term that shows its definition on hover and focus. `features/terms` inserts it,
 * authors don't use it directly. Everything except Escape is CSS.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export default function Term({
  to,
  definition,
  children,
}: {
  readonly to: string;
  readonly definition: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  const term = useRef<HTMLSpanElement>(null);
  useEffect(() => (term.current ? closeOnEscape(term.current) : undefined), []);
  return (
    <span ref={term} className={styles.term}>
      <Link to={to} aria-describedby={id}>
        {children}
      </Link>
      <span role="tooltip" id={id} className={styles.definition}>
        {definition}
      </span>
    </span>
  );
}
