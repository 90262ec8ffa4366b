import {usePrismTheme} from '@docusaurus/theme-common';
import clsx from 'clsx';
import ScrollBox from '../../tables/client/ScrollBox';
import styles from './styles.module.css';

export interface SignatureProps {
  readonly language: 'ts' | 'tsx';
  /** The highlighted code with links to the headings of the options. */
  readonly html: string;
}

/** Shows how to import and call an API. `features/signatures` adds it to each API page. */
export default function Signature({language, html}: SignatureProps) {
  return (
    <ScrollBox>
      <div
        className={clsx('theme-code-block', `language-${language}`, styles.signature)}
        role="group"
        aria-label="Signature">
        <pre className="prism-code" style={usePrismTheme().plain}>
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
      </div>
    </ScrollBox>
  );
}
