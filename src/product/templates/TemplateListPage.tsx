import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {TemplateCard} from '@site/src/data/schemas/template';
import EntryCard, {EntryGrid} from '../EntryCard';
import Section from '../Section';
import Comparison from './Comparison';
import FilterBar from '../filter/FilterBar';
import useTagFilter from '../filter/useTagFilter';
import {metaLine} from '../meta-line';

/** /templates/: all starter templates, which the reader can filter by purpose. */
export default function TemplateListPage({entries}: {readonly entries: readonly TemplateCard[]}) {
  const filter = useTagFilter(entries.map(({tags}) => tags));
  const shown = entries.filter(({tags}) => filter.tag === null || tags.includes(filter.tag));
  return (
    <Layout
      title="Templates"
      description="Starter templates for Remotion, from a first composition to apps that render videos: what each one contains and how to use it.">
      <main>
        <Section
          as="h1"
          title="Start from a template"
          lead={
            <>
              Each template is a complete project that you create with one command. The images
              illustrate what each template is for. If you are new to Remotion, start with{' '}
              <Link to="/templates/hello-world">Hello World</Link>.
            </>
          }>
          <FilterBar filter={filter} shown={shown.length} total={entries.length} noun="templates" />
          <EntryGrid>
            {shown.map(({slug, name, tagline, language, tags, poster}) => (
              <EntryCard
                key={slug}
                title={name}
                to={`/templates/${slug}`}
                text={tagline}
                poster={poster}
                meta={metaLine(language === 'JavaScript' ? language : undefined, tags)}
              />
            ))}
          </EntryGrid>
        </Section>
        <Section
          title="Compare the templates for apps and servers"
          lead="Each of these templates is a web app or a server that renders videos or images on request. With the other templates, you start each render yourself.">
          <Comparison entries={entries} />
        </Section>
      </main>
    </Layout>
  );
}
