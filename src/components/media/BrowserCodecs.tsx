import {useEffect, useState} from 'react';
import measured from '@site/src/data/browser-codecs.json';
import StackedTable from '../../../features/tables/client/StackedTable';
import styles from '../Tool/styles.module.css';
import {type CodecSupport, codecNames, measureCodecSupport} from './codecSupport';

const answerOf = (support: CodecSupport | undefined): string =>
  support === undefined
    ? '…'
    : support.decodes
      ? support.encodes
        ? 'decodes and encodes'
        : 'only decodes'
      : support.encodes
        ? 'only encodes'
        : 'unsupported';

/**
 * Shows what the reader's browser decodes and encodes with WebCodecs, beside what a script measured in another browser
 * (`proofs/browser-codecs.ts`).
 */
export default function BrowserCodecs() {
  const [found, setFound] = useState<readonly CodecSupport[]>();
  useEffect(() => {
    let isShown = true;
    void measureCodecSupport().then((support) => isShown && setFound(support));
    return () => {
      isShown = false;
    };
  }, []);
  const find = (list: readonly CodecSupport[] | undefined, name: string) =>
    list?.find(({codec}) => codec === name);
  return (
    <div className={styles.tool} role="group" aria-label="Codecs in this browser">
      <div className={styles.result}>
        <StackedTable
          hasRowLabels
          className={styles.labeled}
          head={['codec', 'this browser', measured.browser]}
          rows={codecNames.map((name) => [
            name,
            answerOf(find(found, name)),
            answerOf(find(measured.support, name)),
          ])}
        />
        <p className={styles.note}>
          Measured on {measured.date} with 1080p video and stereo audio at 48 kHz.
        </p>
      </div>
    </div>
  );
}
