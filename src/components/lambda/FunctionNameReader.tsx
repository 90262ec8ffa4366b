import {useId, useState} from 'react';
import {outsideLimits, readFunctionName, readVersion, whatIsWrong} from './functionName';
import InlineMarkdown from './InlineMarkdown';
import MarkdownTable from './MarkdownTable';
import styles from '../Tool/styles.module.css';

const sample = 'remotion-render-4-0-331-mem2048mb-disk2048mb-120sec';

/**
 * Shows what the parts of a function name mean. Without JavaScript, the table explains an example.
 */
export default function FunctionNameReader() {
  const [text, setText] = useState<string>(sample);
  const id = useId();
  const name = text.trim();
  const parsed = readFunctionName(name);
  // The reader may still be typing, so the table keeps explaining the example.
  const {version, memorySizeInMb, diskSizeInMb, timeoutInSeconds} =
    parsed ?? readFunctionName(sample)!;

  return (
    <div className={styles.tool} role="group" aria-label="Function name reader">
      {/* Not a form: before hydration, Enter would send it, reload the page and lose the name. */}
      <div className={`${styles.form} js-only`}>
        <div className={styles.wide}>
          <label htmlFor={id}>Function name or ARN</label>
          <input
            id={id}
            className={`${styles.field} ${styles.code}`}
            value={text}
            // After Back or a reload, the browser must not restore a name that the table doesn't use.
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            aria-invalid={!parsed}
            aria-describedby={`${id}-status`}
            onChange={({target}) => setText(target.value)}
          />
          <p
            id={`${id}-status`}
            role="status"
            className={`${styles.hint} ${parsed ? styles.note : styles.problem}`}>
            {parsed ? (
              `Version ${readVersion(version)}, ${memorySizeInMb} MB of memory, ${diskSizeInMb} MB of disk, ${timeoutInSeconds} seconds`
            ) : (
              <InlineMarkdown
                text={`${whatIsWrong(name)} The table explains \`${sample}\` instead.`}
              />
            )}
          </p>
        </div>
      </div>
      <div className={styles.result}>
        <MarkdownTable
          head={['part', 'value', 'meaning', 'set with']}
          rows={[
            [
              'remotion-render-',
              'prefix',
              'the prefix of all functions; the [permissions](/docs/lambda/permissions) only apply to functions with this prefix',
              'fixed',
            ],
            [
              version,
              <>{readVersion(version)}</>,
              'the Remotion version, with hyphens instead of dots, at most 10 characters',
              'the installed `@remotion/lambda`',
            ],
            [
              `mem${memorySizeInMb}mb`,
              `${memorySizeInMb} MB${outsideLimits('memorySizeInMb', memorySizeInMb)}`,
              'the memory in megabytes',
              '[`--memory`](/docs/lambda/cli/functions/deploy#--memory)',
            ],
            [
              `disk${diskSizeInMb}mb`,
              `${diskSizeInMb} MB${outsideLimits('diskSizeInMb', diskSizeInMb)}`,
              'the [disk size](/docs/lambda/disk-size) in megabytes',
              '[`--disk`](/docs/lambda/cli/functions/deploy#--disk)',
            ],
            [
              `${timeoutInSeconds}sec`,
              `${timeoutInSeconds} seconds${outsideLimits('timeoutInSeconds', timeoutInSeconds)}`,
              'the timeout in seconds',
              '[`--timeout`](/docs/lambda/cli/functions/deploy#--timeout)',
            ],
          ]}
        />
      </div>
    </div>
  );
}
