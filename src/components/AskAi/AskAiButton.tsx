import {type ComponentType, type ReactNode, useRef, useState} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './AskAiButton.module.css';

type Dialog = ComponentType<{readonly onClose: () => void}>;

/** Opens the site's own panel, which is loaded on the first click. */
export default function AskAiButton(): ReactNode {
  const history = useHistory();
  const aiPage = useBaseUrl('/ai');
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    import(/* webpackChunkName: "on-demand-ask-ai" */ './AskAiDialog').then(
      (loaded) => {
        setDialog(() => loaded.default);
        setIsOpen(true);
      },
      // If the panel doesn't load, open the page instead, which shows errors and can be reloaded.
      () => history.push(aiPage),
    );
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        className={clsx('js-only', styles.button)}
        onClick={open}>
        Ask AI
      </button>
      {isOpen && Dialog && <Dialog onClose={close} />}
    </>
  );
}
