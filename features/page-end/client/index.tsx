import {useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Checked} from '@site/features/page-end';
import {reportUrl} from './report';
import styles from './styles.module.css';

const selectedText = (): string => {
  const selection = window.getSelection();
  const isOnPage = document.querySelector('article')?.contains(selection?.anchorNode ?? null);
  return (isOnPage && selection?.toString()) || '';
};

/** The end of a docs page: how to correct it, and when its facts were checked. */
export default function PageEnd() {
  const {title, permalink, editUrl, frontMatter} = useDoc().metadata;
  const {siteConfig} = useDocusaurusContext();
  const [selection, setSelection] = useState('');
  const {checked} = frontMatter as {checked?: Checked};
  const report = reportUrl({
    title,
    url: `${siteConfig.url}${permalink}`,
    version: checked && `${checked.name} ${checked.version}`,
    selection,
  });
  // A click clears the selection, so it is read before the click.
  const readSelection = () => setSelection(selectedText());
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.end)}>
      <p className={ThemeClassNames.common.editThisPage}>
        {editUrl && <Link to={editUrl}>Edit this page</Link>}
        <Link to={report} onPointerDown={readSelection} onFocus={readSelection}>
          Report a mistake
        </Link>
      </p>
      {checked && (
        <p>
          Checked against {checked.name === 'remotion' ? 'Remotion' : checked.name}{' '}
          {checked.version}
          {checked.day !== undefined && ` on ${checked.day}`}
        </p>
      )}
    </footer>
  );
}
