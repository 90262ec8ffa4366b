import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Actions from '@site/src/product/Actions';
import CopyCommand from '@site/src/product/CopyCommand';
import Section from '@site/src/product/Section';
import Growth from '@site/src/product/home/Growth';
import HeroStage from '@site/src/product/home/HeroStage';
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
      description="Remotion turns React components into real videos: write code, preview every frame, render on your machine, your server or in the cloud.">
      <SiteStructuredData />
      <main>
        <Section
          as="h1"
          title="Make videos programmatically"
          lead="Remotion turns React components into frames, and frames into real videos. Move the playhead: every value is a function of the frame.">
          <Actions>
            <CopyCommand command="npx create-video@latest" />
            <Link className="button button--primary button--lg" to="/docs/">
              Read the docs
            </Link>
            <Link className="button button--secondary button--lg" to="/templates/">
              Browse templates
            </Link>
          </Actions>
          <HeroStage />
        </Section>
        <Section
          title="Four videos, rendered from React"
          lead="Each video is a component of this site. Press play: it runs in your browser, and the same component renders to MP4.">
          <Outputs />
        </Section>
        <Section title="From a still to a template, in three steps">
          <Growth />
        </Section>
        <Section
          title="One toolkit, many tracks"
          lead="Use what you need: each part is a separate package and works with the same components.">
          <ProductTimeline />
        </Section>
        <Section
          title="Start from a template"
          lead="Twenty complete projects that you can run right away.">
          <TemplateStrip />
          <Link to="/templates/">All 20 templates</Link>
        </Section>
        <Section title="Where to go from here">
          <StartHere />
        </Section>
      </main>
    </Layout>
  );
}
