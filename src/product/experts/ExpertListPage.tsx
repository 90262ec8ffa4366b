import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {ExpertCard} from '@site/src/data/schemas/expert';
import EntryCard, {EntryGrid} from '../EntryCard';
import Section from '../Section';
import FilteredList from '../filter/FilteredList';
import {metaLine} from '../meta-line';
import SampleNote from './SampleNote';

/** /experts/: the specialties in Remotion projects, which the reader can filter by skill. */
export default function ExpertListPage({entries}: {readonly entries: readonly ExpertCard[]}) {
  return (
    <Layout
      title="Experts"
      description="Sample profiles of Remotion specialties: what an expert does, typical projects, and what to ask in the first call.">
      <main>
        <Section
          as="h1"
          title="What Remotion experts do"
          lead="Each profile describes a specialty: what the work includes, what to expect, and what to ask before you hire someone.">
          {entries.some(({sample}) => sample) && <SampleNote />}
          <FilteredList entries={entries} tagsOf={({skills}) => skills} noun="profiles">
            {(shown) => (
              <EntryGrid>
                {shown.map(({slug, name, summary, skills, person}) => (
                  <EntryCard
                    key={slug}
                    title={person?.name ?? name}
                    to={`/experts/${slug}`}
                    text={summary}
                    meta={metaLine(person?.location, skills)}
                  />
                ))}
              </EntryGrid>
            )}
          </FilteredList>
        </Section>
        <Section title="Do you have a question?">
          <p>
            The team and the community answer questions about Remotion in public: see{' '}
            <Link to="/docs/get-help">where to get help</Link>. For licenses and partnerships,{' '}
            <Link to="/contact/">contact the company</Link>.
          </p>
        </Section>
      </main>
    </Layout>
  );
}
