import {useId, useState} from 'react';
import {copyMessages, useCopy} from '../useCopy';
import JsonCode from './JsonCode';
import InlineMarkdown from './InlineMarkdown';
import MarkdownTable from './MarkdownTable';
import {filterStatements, policies, printPolicy} from './policies';
import styles from '../Tool/styles.module.css';

const messages = {
  ...copyMessages,
  failed: 'Your browser blocked copying. Select the text to copy it.',
};

export interface PolicyBuilderProps {
  readonly policy: keyof typeof policies;
}

/**
 * The actions of a policy with the reason for each, filtered by the features that the reader selects, and the
 * policy that allows exactly these actions. Without JavaScript, the table contains all actions.
 */
export default function PolicyBuilder({policy: kind}: PolicyBuilderProps) {
  const policy = policies[kind];
  const all = Object.keys(policy.features);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(all));
  const {state, copy} = useCopy();
  const id = useId();

  const statements = filterStatements(policy, selected);
  const total = policy.statements.flatMap(({actions}) => actions).length;
  const shown = statements.flatMap(({actions}) => actions).length;
  const json = printPolicy(statements);

  const select = (features: Iterable<string>) => {
    setSelected(new Set(features));
  };
  const toggle = (feature: string) => {
    select(all.filter((each) => (each === feature) !== selected.has(each)));
  };

  return (
    <div className={styles.tool} role="group" aria-label={`Builder for the ${kind} policy`}>
      <form
        className={`${styles.form} js-only`}
        // After Back or a reload, the browser must not restore a selection that the table doesn't use.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}>
        <fieldset className={styles.wide}>
          <legend>What should the {kind} be able to do?</legend>
          <p className={styles.note}>
            For a more restrictive policy, clear the features that you don’t use.
          </p>
          <div className={styles.features}>
            {Object.entries(policy.features).map(([feature, label]) => (
              <label key={feature} className={styles.feature} htmlFor={`${id}-${feature}`}>
                <input
                  id={`${id}-${feature}`}
                  type="checkbox"
                  checked={selected.has(feature)}
                  onChange={() => toggle(feature)}
                />
                <span>
                  <InlineMarkdown text={label} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={`${styles.wide} ${styles.buttons}`}>
          <button type="button" className={styles.button} onClick={() => select(all)}>
            Select all
          </button>
          <button type="button" className={styles.button} onClick={() => select([])}>
            Clear
          </button>
        </div>
        <p className={styles.wide} role="status">
          {shown === 0
            ? 'Select at least one feature to get a policy.'
            : `${shown} of ${total} actions`}
        </p>
        {shown > 0 && (
          <>
            <div
              className={`${styles.wide} ${styles.policy}`}
              // The element scrolls, so the keyboard must reach it.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              role="region"
              aria-label={`The ${kind} policy for this selection`}>
              <JsonCode text={json} />
            </div>
            <div className={`${styles.wide} ${styles.buttons}`}>
              <button type="button" className={styles.button} onClick={() => void copy(json)}>
                Copy policy
              </button>
              <span aria-live="polite">{messages[state]}</span>
            </div>
          </>
        )}
      </form>
      <div className={styles.result}>
        {shown > 0 &&
          // The statements of the role policy have no names.
          (kind === 'user' ? (
            <MarkdownTable
              head={['action', 'statement', 'needed for']}
              rows={statements.flatMap(({sid, actions}) =>
                actions.map(({name, reason}) => [name, `\`${sid}\``, reason] as const),
              )}
            />
          ) : (
            <MarkdownTable
              isGlossary
              head={['action', 'needed for']}
              rows={statements.flatMap(({actions}) =>
                actions.map(({name, reason}) => [name, reason] as const),
              )}
            />
          ))}
      </div>
    </div>
  );
}
