import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Section from '@site/src/product/Section';
import Growth from '@site/src/product/home/Growth';
import Hero from '@site/src/product/home/Hero';
import InUse from '@site/src/product/home/InUse';
import Outputs from '@site/src/product/home/Outputs';
import ProductTimeline from '@site/src/product/home/ProductTimeline';
import SiteStructuredData from '@site/src/product/home/SiteStructuredData';
import StartHere from '@site/src/product/home/StartHere';
import TemplateStrip from '@site/src/product/home/TemplateStrip';

/** The home page. Moving the playhead shows at once what the toolkit does. */
export default function Home() {
  return (
    <Layout
      title="Make videos with React"
      description="Remotion turns React components into real videos: write code, preview every frame, and render on your machine, on your server or in the cloud.">
      <SiteStructuredData />
      <main>
        <Hero />
        <Section
          title="What you can make"
          lead="Remotion rendered these videos from React components in this site’s source code.">
          <Outputs />
        </Section>
        <Section title="In use since 2021">
          <InUse />
        </Section>
        <Section title="From a still to a template, in three steps">
          <Growth />
        </Section>
        <Section
          title="One toolkit, many tracks"
          lead="Each part is a separate package. All of them work with the same components.">
          <ProductTimeline />
        </Section>
        <Section title="Start from a template" lead="Complete projects, ready to run.">
          <TemplateStrip />
          <p className="lone-link">
            <Link to="/templates/">All templates</Link>
          </p>
        </Section>
        <Section title="Where to go from here">
          <StartHere />
        </Section>
      </main>
    </Layout>
  );
}
