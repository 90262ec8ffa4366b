import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {Expert} from '@site/src/data/schemas/expert';
import InlineCode from '../InlineCode';
import SampleNote from './SampleNote';
import styles from './ExpertPage.module.css';

/** /experts/<slug>: what the expert does, typical projects, what to read and what to ask. */
export default function ExpertPage({entry}: {readonly entry: Expert}) {
  const title = entry.sample ? entry.name : `${entry.person.name}: ${entry.name}`;
  return (
    <Layout title={`${entry.name}: what an expert does`} description={entry.summary}>
      <main className="container">
        <article className={styles.page}>
          <p className={styles.back}>
            <Link to="/experts/">All profiles</Link>
          </p>
          <Heading as="h1">{title}</Heading>
          <p className={styles.summary}>{entry.summary}</p>
          <p className={styles.skills}>{entry.skills.join(', ')}</p>
          {entry.sample ? (
            <SampleNote />
          ) : (
            <p>
              {entry.person.location}.{' '}
              <Link to={entry.person.url}>{entry.person.name}’s website</Link>.{' '}
              <Link to={entry.person.contact}>Get in touch</Link>.
            </p>
          )}
          <p>
            <InlineCode text={entry.description} />
          </p>
          <List title="What this expert does" items={entry.does} />
          <List title="Typical projects" items={entry.projects} />
          <Heading as="h2">Read this first</Heading>
          <ul>
            {entry.reads.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          <List title="Ask this in the first call" items={entry.asks} />
        </article>
      </main>
    </Layout>
  );
}

function List({title, items}: {readonly title: string; readonly items: readonly string[]}) {
  return (
    <>
      <Heading as="h2">{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <InlineCode text={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
