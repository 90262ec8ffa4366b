import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Hit} from './engine/types';
import {isLayerOpen} from './useBackCloses';
import styles from './Results.module.css';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Returns the level of the heading that matches or is above the matching text, and the levels above it. */
const titleAndPath = ({hierarchy, type}: Hit): {title: string; path: string[]} => {
  const found = levels.filter((level) => hierarchy[level]);
  const title = type === 'content' ? (found.at(-1) ?? 'lvl1') : type;
  return {title, path: found.slice(0, found.indexOf(title))};
};

/** Both engines return escaped text in which `<mark>` is the only element. */
const Html = ({html}: {readonly html: string}) => <span dangerouslySetInnerHTML={{__html: html}} />;

/**
 * Shows search results as a list of links.
 *
 * @param newTab opens links in a new tab, for a page inside a frame
 */
export default function Results({
  hits,
  newTab = false,
}: {
  readonly hits: readonly Hit[];
  readonly newTab?: boolean;
}): ReactNode {
  return (
    <ol className={styles.list}>
      {hits.map((hit) => {
        const {title, path} = titleAndPath(hit);
        const text = hit._snippetResult.content?.value;
        return (
          <li key={hit.objectID} className={styles.hit}>
            <Link
              to={hit.url}
              className={styles.title}
              replace={isLayerOpen()}
              {...(newTab && {target: '_blank', rel: 'noopener'})}>
              <Html html={hit._highlightResult.hierarchy[title]?.value ?? ''} />
            </Link>
            <p className={styles.path}>
              <Html html={path.map((level) => hit.hierarchy[level]).join(' › ')} />
            </p>
            {text && (
              <p className={styles.text}>
                <Html html={text} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
