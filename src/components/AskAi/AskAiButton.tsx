import {useBackCloses} from '@docs-kit/local-search/client';
import {type ComponentType, type ReactNode, useRef, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import LoadFailure from '@site/features/ui/LoadFailure';
import StateMark from '@site/features/ui/StateMark';
import styles from './AskAiButton.module.css';

type Dialog = ComponentType<{readonly onClose: () => void}>;

/**
 * Opens the site's own panel, which is loaded on the first click. If it doesn't load, a message offers to try again, or to
 * open the page with the panel.
 */
export default function AskAiButton(): ReactNode {
  const aiPage = useBaseUrl('/ai');
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const open = () => {
    setState('loading');
    import(/* webpackChunkName: "on-demand-ask-ai" */ './AskAiDialog').then(
      (loaded) => {
        setDialog(() => loaded.default);
        setState('open');
      },
      () => setState('failed'),
    );
  };
  const close = () => {
    setState('closed');
    button.current?.focus();
  };
  useBackCloses(state === 'open', close);
  return (
    <>
      {state === 'failed' && (
        <div role="alert" className={styles.failure}>
          <StateMark />
          <LoadFailure retry={<Link to={aiPage}>Open the Ask AI page</Link>}>
            Ask AI did not load.
          </LoadFailure>
        </div>
      )}
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={state === 'loading'}
        className={clsx('js-only', styles.button)}
        onClick={open}>
        {state === 'failed' ? 'Try again' : 'Ask AI'}
      </button>
      {state === 'open' && Dialog && <Dialog onClose={close} />}
    </>
  );
}
