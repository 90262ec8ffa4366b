import {useEffect, useState} from 'react';
import styles from './styles.module.css';

/** A shell command with a copy button. Without JavaScript, the text is selectable. */
export default function CopyCommand({command}: {readonly command: string}) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = window.setTimeout(() => setState('idle'), 2000);
    return () => window.clearTimeout(timer);
  }, [state]);
  // The clipboard API is unavailable over HTTP and may be blocked. The command is still selectable.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.command}>
      <code>{command}</code>
      <button type="button" className="js-only" onClick={() => void copy()}>
        {state === 'copied' ? 'Copied' : state === 'failed' ? 'Select to copy' : 'Copy'}
      </button>
      <span role="status" className={styles.status}>
        {state === 'copied' && 'Command copied to the clipboard'}
      </span>
    </div>
  );
}
