import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ShowcaseEntry} from '@site/src/data/schemas/showcase';
import Poster from '@site/src/components/Demo/Poster';
import Section from '../Section';
import FilterBar from '../filter/FilterBar';
import useTagFilter from '../filter/useTagFilter';
import {metaLine} from '../meta-line';
import styles from './ShowcasePage.module.css';

/** /showcase/: what people make with Remotion, which the reader can filter by kind. The images show the kind, not the work. */
export default function ShowcasePage({entries}: {readonly entries: readonly ShowcaseEntry[]}) {
  const filter = useTagFilter(entries.map(({kinds}) => kinds));
  const shown = entries.filter(({kinds}) => filter.tag === null || kinds.includes(filter.tag));
  return (
    <Layout
      title="Showcase"
      description="Products, videos and tools made with Remotion: what each one does, who made it, and where to find its source code.">
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
          <FilterBar filter={filter} shown={shown.length} total={entries.length} noun="works" />
          <ul className={styles.works}>
            {shown.map((entry) => (
              <Work key={entry.slug} entry={entry} />
            ))}
          </ul>
        </Section>
      </main>
    </Layout>
  );
}

function Work({
  entry: {title, summary, by, url, source, kinds, uses, year},
}: {
  readonly entry: ShowcaseEntry;
}) {
  return (
    <li className={styles.work}>
      <Poster
        demo={{id: `showcase-${kinds[0]}`, width: 1280, height: 720, description: ''}}
        sizes="(min-width: 997px) 200px, 120px"
        className={styles.picture}
      />
      <div>
        <Heading as="h2" className={styles.title}>
          <Link to={url}>{title}</Link>
        </Heading>
        <p className={styles.meta}>{metaLine(year ? `${by} (${year})` : by, kinds)}</p>
        <p className={styles.summary}>{summary}</p>
        {(uses.length > 0 || source) && (
          <p className={styles.uses}>
            {uses.map((name) => (
              <code key={name}>{name}</code>
            ))}
            {source && <Link to={source}>Source of {title}</Link>}
          </p>
        )}
      </div>
    </li>
  );
}
