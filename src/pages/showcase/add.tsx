import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {external} from '@site/config/external-links';
import Section from '@site/src/product/Section';
import Entry from './_entry.mdx';

const fields = [
  ['slug', 'The name of the file without .yml: lower-case letters, digits and hyphens.'],
  ['title', 'The name of the work, 2 to 40 characters.'],
  ['summary', 'What it is and what one gets from it, 80 to 220 characters. No superlatives.'],
  ['by', 'The company or the public project that made it.'],
  ['url', 'Where to see or to use it. It begins with https://.'],
  ['source', 'The repository, if it is public. Otherwise leave the line out.'],
  [
    'kinds',
    'One to three of: personalized, data, social, product, education, music, events, art, tool. The first decides on the picture.',
  ],
  ['uses', 'Packages of the toolkit beside remotion, or [].'],
  ['year', 'When it became public. Leave the line out if you are not sure.'],
] as const;

/** /showcase/add: how to get one's work into the showcase. */
export default function AddToShowcase() {
  return (
    <Layout
      title="Add to the showcase"
      description="How to add your work to the Remotion showcase: one data file, its fields, and how to check it before you send it.">
      <main>
        <Section
          as="h1"
          title="Add your work"
          lead="The showcase is a folder of small files. Adding one takes a few minutes and no code.">
          <h2>What belongs here</h2>
          <ul>
            <li>It is made with Remotion, or helps others to make something with it.</li>
            <li>It is public: a reader can open it, watch it or try it without asking anybody.</li>
            <li>It is yours to show, or its makers agree.</li>
          </ul>
          <h2>1. Write the entry</h2>
          <p>
            In a checkout of this site, create <code>src/data/showcase/</code> and the name of your
            work, ending in <code>.yml</code>:
          </p>
          <MDXContent>
            <Entry />
          </MDXContent>
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">What to write</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(([name, text]) => (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                  </td>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <h2>2. Check it</h2>
          <p>
            The build reads every entry. A field that is missing or wrong stops it with the file,
            the field and what to write instead.
          </p>
          <CodeBlock language="text">npm run build</CodeBlock>
          <h2>3. Send it</h2>
          <p>
            Open a pull request with the file. If you would rather not work with Git,{' '}
            <Link to={external.email}>send the entry by e-mail</Link> or{' '}
            <Link to={external.discord}>post it on Discord</Link>, and somebody adds it for you.
          </p>
          <p>
            <Link to="/showcase/">Back to the showcase</Link>
          </p>
        </Section>
      </main>
    </Layout>
  );
}
