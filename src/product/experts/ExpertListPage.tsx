import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {ExpertCard} from '@site/src/data/schemas/expert';
import EntryCard, {EntryGrid} from '../EntryCard';
import Section from '../Section';
import FilterBar from '../filter/FilterBar';
import useTagFilter from '../filter/useTagFilter';
import {metaLine} from '../meta-line';
import SampleNote from './SampleNote';

/** /experts/: whom to hire for what, narrowed by skill. */
export default function ExpertListPage({entries}: {readonly entries: readonly ExpertCard[]}) {
  const filter = useTagFilter(entries.map(({skills}) => skills));
  const shown = entries.filter(({skills}) => filter.tag === null || skills.includes(filter.tag));
  return (
    <Layout
      title="Experts"
      description="Specialities of Remotion experts for hire: what each does, typical projects, what to read and what to ask before the first call.">
      <main>
        <Section
          as="h1"
          title="Hire an expert"
          lead="Work with Remotion falls into specialities. Find the one your project needs, what it involves, and what to ask before you hire.">
          {entries.some(({sample}) => sample) && <SampleNote />}
          <FilterBar filter={filter} shown={shown.length} total={entries.length} noun="profiles" />
          <EntryGrid>
            {shown.map(({slug, name, sample, summary, skills, person}) => (
              <EntryCard
                key={slug}
                title={person?.name ?? name}
                to={`/experts/${slug}`}
                text={summary}
                meta={metaLine(sample ? 'sample profile' : person?.location, skills)}
              />
            ))}
          </EntryGrid>
        </Section>
        <Section title="Prefer to ask first?">
          <p>
            Questions about the toolkit are answered in public: see{' '}
            <Link to="/docs/get-help">where to get help</Link>. For licenses and partnerships,{' '}
            <Link to="/contact/">contact the company</Link>.
          </p>
        </Section>
      </main>
    </Layout>
  );
}
