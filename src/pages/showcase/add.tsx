import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Section from '@site/src/product/Section';
import Instructions from './_add.mdx';

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
          <MDXContent>
            <Instructions />
          </MDXContent>
          <p className="lone-link">
            <Link to="/showcase/">Back to the showcase</Link>
          </p>
        </Section>
      </main>
    </Layout>
  );
}
