import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {external} from '@site/config/external-links';
import StackedTable from '@site/src/components/StackedTable';
import Section from '@site/src/product/Section';
import Entry from './_entry.mdx';

const fields = [
  ['slug', 'The file name without .yml: lowercase letters, digits and hyphens.'],
  ['title', 'The name of the work, in 2 to 40 characters.'],
  [
    'summary',
    'What the work is and what you can do with it, in 80 to 220 characters and without superlatives.',
  ],
  ['by', 'The company or the public project that made it.'],
  ['url', 'The URL where people can see or use it. It must start with https://.'],
  ['source', 'The URL of the repository, if it is public. Otherwise, omit this field.'],
  [
    'learn',
    'What readers can learn from the source, in 20 to 90 characters. Required if there is a source.',
  ],
  [
    'kinds',
    'One to three of: personalized, data, social, product, education, music, events, art, tool.',
  ],
  [
    'uses',
    'The @remotion/* packages in the repository’s package.json, or [] if you don’t know them.',
  ],
  ['year', 'The year when it became public. If you are not sure, omit this field.'],
] as const;

/** /showcase/add: how to add your work to the showcase. */
export default function AddToShowcase() {
  return (
    <Layout
      title="Add to the showcase"
      description="How to add your work to the Remotion showcase: the data file, its fields, and how to check it before you submit it.">
      <main>
        <Section
          as="h1"
          title="Add your work"
          lead="The showcase is a folder of small data files. Adding one takes a few minutes and requires no code.">
          <h2>What belongs here</h2>
          <ul>
            <li>It is made with Remotion, or it helps others use Remotion.</li>
            <li>It is public: anyone can open it, watch it or try it without asking you.</li>
            <li>You made it, or the people who made it agree to the entry.</li>
          </ul>
          <h2>1. Write the entry</h2>
          <p>
            In a checkout of this site, create a <code>.yml</code> file in{' '}
            <code>src/data/showcase/</code> and name it after your work. This example describes a
            fictional work:
          </p>
          <MDXContent>
            <Entry />
          </MDXContent>
          <StackedTable isGlossary head={['Field', 'What to write']} rows={fields} />
          <h2>2. Check it</h2>
          <p>
            The build validates every entry. If a field is missing or invalid, the build fails and
            names the file, the field and the fix.
          </p>
          <CodeBlock language="text">npm run build</CodeBlock>
          <h2>3. Submit it</h2>
          <p>
            Open a pull request with the file. If you don’t use Git,{' '}
            <Link to={external.email}>send the entry by email</Link> or{' '}
            <Link to={external.discord}>post it on Discord</Link>, and someone will add it for you.
          </p>
          <p className="lone-link">
            <Link to="/showcase/">Back to the showcase</Link>
          </p>
        </Section>
      </main>
    </Layout>
  );
}
