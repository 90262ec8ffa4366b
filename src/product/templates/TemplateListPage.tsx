import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import StackedTable from '@site/features/tables/client/StackedTable';
import type {TemplateCard} from '@site/src/data/schemas/template';
import EntryCard, {EntryGrid} from '../EntryCard';
import Section from '../Section';
import FilteredList from '../filter/FilteredList';
import {metaLine} from '../meta-line';

/** /templates/: all starter templates, which the reader can filter by purpose. */
export default function TemplateListPage({entries}: {readonly entries: readonly TemplateCard[]}) {
  const compared = entries.filter(({setup}) => setup);
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
          <FilteredList entries={entries} tagsOf={({tags}) => tags} noun="templates">
            {(shown) => (
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
            )}
          </FilteredList>
        </Section>
        <Section
          title="Compare the templates for apps and servers"
          lead="Each of these templates is a web app or a server that renders videos or images on request. With the other templates, you start each render yourself.">
          <StackedTable
            head={['Template', 'Framework', 'Renders with', 'Player', 'Tailwind CSS', 'Cloud']}
            links={Object.fromEntries(compared.map(({slug, name}) => [name, `/templates/${slug}`]))}
            rows={compared.map(({name, setup}) => [
              name,
              setup?.framework,
              setup?.renderer,
              setup?.player ? 'yes' : 'no',
              setup?.tailwind,
              setup?.cloud,
            ])}
          />
        </Section>
      </main>
    </Layout>
  );
}
