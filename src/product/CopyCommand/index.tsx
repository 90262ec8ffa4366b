import {useCopy} from '@site/src/components/useCopy';
import styles from './styles.module.css';

/** A shell command with a copy button. Without JavaScript, the text is selectable. */
export default function CopyCommand({command}: {readonly command: string}) {
  const {state, copy} = useCopy();
  return (
    <div className={styles.command}>
      <code>{command}</code>
      <button type="button" className="js-only" onClick={() => void copy(command)}>
        {state === 'copied' ? 'Copied' : state === 'failed' ? 'Select to copy' : 'Copy'}
      </button>
      <span role="status" className={styles.status}>
        {state === 'copied' && 'Command copied to the clipboard'}
      </span>
    </div>
  );
}
