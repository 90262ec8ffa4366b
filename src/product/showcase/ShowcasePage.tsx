import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ShowcaseEntry} from '@site/src/data/schemas/showcase';
import Section from '../Section';
import FilteredList from '../filter/FilteredList';
import {metaLine} from '../meta-line';
import styles from './ShowcasePage.module.css';

/** /showcase/: what people make with Remotion, filtered by kind. Works that readers can learn from come first. */
export default function ShowcasePage({entries}: {readonly entries: readonly ShowcaseEntry[]}) {
  return (
    <Layout
      title="Showcase"
      description="Products, videos and tools made with Remotion: what each one does, who made it, and what you can learn from its source code.">
      <main>
        <Section
          as="h1"
          title="Made with Remotion"
          lead={
            <>
              Products, videos and tools by many people. Is yours missing?{' '}
              <Link to="/showcase/add">Add it</Link>.
            </>
          }>
          <FilteredList entries={entries} tagsOf={({kinds}) => kinds} noun="projects">
            {(shown) => (
              <>
                <Works title="With source code" entries={shown.filter(({source}) => source)} />
                <Works title="Products and videos" entries={shown.filter(({source}) => !source)} />
              </>
            )}
          </FilteredList>
        </Section>
      </main>
    </Layout>
  );
}

interface WorksProps {
  readonly title: string;
  readonly entries: readonly ShowcaseEntry[];
}

function Works({title, entries}: WorksProps) {
  return (
    entries.length > 0 && (
      <>
        <Heading as="h2" className={styles.group}>
          {title}
        </Heading>
        <ul className={styles.works}>
          {entries.map((entry) => (
            <Work key={entry.slug} entry={entry} />
          ))}
        </ul>
      </>
    )
  );
}

function Work({
  entry: {title, summary, by, url, source, learn, kinds, uses, year},
}: {
  readonly entry: ShowcaseEntry;
}) {
  return (
    <li className={styles.work}>
      <Heading as="h3" className={`${styles.title} lone-link`}>
        <Link to={url}>{title}</Link>
      </Heading>
      <p className={styles.meta}>{metaLine(year ? `${by} (${year})` : by, kinds)}</p>
      <p className={styles.summary}>{summary}</p>
      {source && (
        <p className={styles.learn}>
          {learn} <Link to={source}>Source code of {title}</Link>
        </p>
      )}
      {uses.length > 0 && (
        <p className={styles.uses}>
          {uses.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
      )}
    </li>
  );
}
