import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {socialImagePath, templateImage} from '@site/features/site/social-images';
import type {LoadedTemplate} from '@site/src/data/schemas/template';
import EntryHeader from '../EntryHeader';
import InlineCode from '../InlineCode';
import TextList from '../TextList';
import PackageManagerTabs from '@site/src/components/PackageManagerTabs';
import StackedTable from '@site/features/tables/client/StackedTable';
import TemplatePreview from './TemplatePreview';
import styles from './TemplatePage.module.css';

const tailwindText = {
  included: 'Includes Tailwind CSS.',
  optional: 'You can add Tailwind CSS when you create the project.',
  none: 'Doesn’t include Tailwind CSS.',
} as const;

/** /templates/<slug>: what the template is good for, what it contains and how to start it. */
export default function TemplatePage({entry}: {readonly entry: LoadedTemplate}) {
  return (
    <Layout
      title={`${entry.name} template`}
      description={`${entry.tagline}. What the template contains, what it is good for, and how to use it.`}>
      <PageMetadata image={socialImagePath(templateImage(entry.slug, entry.name).key)} />
      <main className="container">
        <article className={styles.page}>
          <EntryHeader
            list={{label: 'All templates', to: '/templates/'}}
            title={entry.name}
            summary={entry.tagline}
          />
          {entry.poster && <TemplatePreview poster={entry.poster} tagline={entry.tagline} />}
          <div>
            <Heading as="h2">Create the project</Heading>
            <PackageManagerTabs command={entry.command} />
            <p>
              {entry.language}. {tailwindText[entry.tailwind]}{' '}
              <Link to={entry.repository}>Source on GitHub</Link>
            </p>
          </div>
          <div className={styles.body}>
            <p>
              <InlineCode text={entry.description} />
            </p>
            <div className={styles.columns}>
              <TextList title="Good for" items={entry.goodFor} />
              <TextList title="Not for" items={entry.notFor} />
            </div>
            <TextList title="What it contains" items={entry.features} />
            {entry.needs && <TextList title="What it needs" items={entry.needs} />}
            <Heading as="h2">Run the project</Heading>
            <ol>
              {entry.steps.map(({does, command}) => (
                <li key={command}>
                  <p>
                    <InlineCode text={does} />
                  </p>
                  <PackageManagerTabs command={command} />
                </li>
              ))}
            </ol>
            <Heading as="h2">Compositions</Heading>
            <StackedTable
              head={['ID', 'Size', 'Frame rate', 'Duration']}
              rows={entry.compositions.map(({id, width, height, fps, length}) => [
                id,
                `${width} × ${height} px`,
                fps ? `${fps} fps` : 'still',
                length,
              ])}
            />
            <Heading as="h2">Files to edit first</Heading>
            <StackedTable
              isGlossary
              head={['File', 'Content']}
              rows={entry.files.map(({path, holds}) => [
                path,
                <InlineCode key="content" text={holds} />,
              ])}
            />
            <Heading as="h2">Packages</Heading>
            <p className={styles.packages}>
              {entry.packages.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </p>
            <Heading as="h2">What to read next</Heading>
            <ul className="link-list">
              {entry.next.map(({label, to}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        </article>
      </main>
    </Layout>
  );
}
