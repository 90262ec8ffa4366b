import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {external} from '@site/features/site/external-links';
import Actions from '@site/src/product/Actions';
import Facts from '@site/src/product/Facts';
import Milestones from '@site/src/product/Milestones';
import Section from '@site/src/product/Section';

const beliefs = [
  [
    'A frame is a function',
    'What a video shows at frame 42 depends only on the number 42 and the props. This is why you can preview a video, test it, split it across machines and render it again next year.',
  ],
  [
    'The web is the platform',
    'Millions of developers know React, CSS, SVG, canvas and WebGL, and no platform has more libraries than the web. A video tool should build on the web instead of inventing its own format.',
  ],
  [
    'The source code is public',
    <>
      All packages are developed in <Link to={external.repository}>one public repository</Link>.
      Anyone can read how Remotion renders a frame, and change the code for their own use.
    </>,
  ],
  [
    'Companies pay',
    <>
      Individuals and small teams use Remotion for free. Companies buy licenses, which pay for the
      maintainers’ work. The <Link to="/docs/license">license page</Link> explains who needs one.
    </>,
  ],
] as const;

const milestones = [
  {
    date: 'February 2021',
    title: 'First release',
    text: 'Includes compositions, a preview and a render command.',
    to: '/blog/introducing-remotion',
  },
  {
    date: 'April 2021',
    title: 'Version 2',
    text: 'Adds audio: videos can have audio tracks, and you can render MP3, AAC and WAV files.',
    to: '/blog/2-0',
  },
  {
    date: 'April 2022',
    title: 'Version 3',
    text: 'Lambda renders one video on many machines, and renderMedia() encodes frames while others are still being rendered.',
    to: '/blog/3-0',
  },
  {
    date: 'November 2022',
    title: 'Seed funding',
    text: 'Users and customers invest in the company.',
    to: '/blog/seed-funding',
  },
  {
    date: 'July 2023',
    title: 'Version 4',
    text: 'Adds the Studio, with a render button and forms for props. Media extraction is now written in Rust.',
    to: '/blog/4-0',
  },
  {
    date: 'May 2025',
    title: 'Media Parser',
    text: 'A new package reads media files in the browser.',
    to: '/blog/media-parser',
  },
] as const;

/** /about/: who makes the toolkit, their principles, and the history. */
export default function About() {
  return (
    <Layout
      title="About us"
      description="Who makes Remotion, why you should write videos in React, how the project is funded, and its history since 2021.">
      <main>
        <Section
          as="h1"
          title="Videos are programs"
          lead="Remotion is made by Remotion AG, a small company with one goal: to let developers make videos with the tools they know.">
          <Facts facts={beliefs} />
        </Section>
        <Section title="History">
          <Milestones milestones={milestones} />
        </Section>
        <Section title="Who is behind Remotion">
          <p>
            The packages name Jonny Burger as their author. GitHub lists{' '}
            <Link to={`${external.repository}/graphs/contributors`}>all code contributors</Link>.
            The <Link to="/docs/acknowledgements">acknowledgements</Link> list the projects that
            Remotion uses. See also the company’s <Link to="/docs/investors">investors</Link>.
          </p>
          <Actions>
            <Link className="button button--primary" to="/contact/">
              Get in touch
            </Link>
            <Link className="button button--secondary" to="/docs/contributing">
              Contribute
            </Link>
            <Link className="button button--secondary" to="/success-stories">
              Read success stories
            </Link>
          </Actions>
        </Section>
      </main>
    </Layout>
  );
}
