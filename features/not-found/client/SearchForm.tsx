import {maxQueryLength, useSearchPath} from '@docs-kit/local-search/client';
import {useId, useLayoutEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A search field that opens the search page, which needs JavaScript itself. */
export default function SearchForm({suggestion}: {readonly suggestion: string}) {
  const id = useId();
  const action = useSearchPath();
  const [typed, setTyped] = useState<string>();
  const query = typed ?? suggestion.slice(0, maxQueryLength);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // A reader who went to the empty field is about to type. The text replaces a suggestion that comes meanwhile.
    if (suggestion && document.activeElement === field.current) {
      field.current?.select();
    }
  }, [suggestion]);
  return (
    <form role="search" action={action} className={clsx(styles.form, 'js-only')}>
      <label htmlFor={id}>Search the site</label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        className={styles.input}
        maxLength={maxQueryLength}
        value={query}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}
