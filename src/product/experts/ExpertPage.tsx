import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {Expert} from '@site/src/data/schemas/expert';
import EntryHeader from '../EntryHeader';
import InlineCode from '../InlineCode';
import TextList from '../TextList';
import SampleNote from './SampleNote';
import styles from './ExpertPage.module.css';

/** /experts/<slug>: what the expert does, typical projects, what to read and what to ask. */
export default function ExpertPage({entry}: {readonly entry: Expert}) {
  const title = entry.sample ? entry.name : `${entry.person.name}: ${entry.name}`;
  return (
    <Layout title={`${entry.name}: what an expert does`} description={entry.summary}>
      <main className="container">
        <article className={styles.page}>
          <EntryHeader
            list={{label: 'All profiles', to: '/experts/'}}
            title={title}
            summary={entry.summary}
          />
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
          <TextList title="What this expert does" items={entry.does} />
          <TextList title="Typical projects" items={entry.projects} />
          <Heading as="h2">Read this first</Heading>
          <ul>
            {entry.reads.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          <TextList title="Ask this in the first call" items={entry.asks} />
        </article>
      </main>
    </Layout>
  );
}
