import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return (
    <Layout title="Home" description="A page in the place of the home page.">
      <main className="container margin-vert--xl">
        <h1>Make videos programmatically</h1>
        <Link className="button button--primary" to="/docs/">
          Docs
        </Link>
      </main>
    </Layout>
  );
}
