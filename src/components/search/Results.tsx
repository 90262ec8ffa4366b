import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isLayerOpen} from '@site/src/navigation/useBackCloses';
import type {Hit} from './engine/types';
import styles from './Results.module.css';

/** The titles above the matching heading, starting with the group. */
const pathOf = ({hierarchy, type}: Hit): string[] => {
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].filter(
    (level) => hierarchy[level],
  );
  return type === 'content' ? levels : levels.slice(0, levels.indexOf(type));
};

const titleOf = (hit: Hit): string => {
  const levels = Object.keys(hit.hierarchy)
    .filter((level) => hit.hierarchy[level])
    .sort();
  return hit.type === 'content' ? (levels.at(-1) ?? 'lvl1') : hit.type;
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
        const title = titleOf(hit);
        const path = pathOf(hit).filter((level) => level !== title);
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
