import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {external} from '@site/config/external-links';
import Actions from '@site/src/product/Actions';
import Facts from '@site/src/product/Facts';
import Milestones from '@site/src/product/Milestones';
import Section from '@site/src/product/Section';

const beliefs = [
  [
    'A frame is a function',
    'What a video shows at frame 42 follows from the number 42 and the props, and from nothing else. That is why it can be previewed, tested, split among machines and rendered again next year.',
  ],
  [
    'The web is the drawing board',
    'React, CSS, SVG, canvas and WebGL are known to millions of developers and have the largest collection of libraries there is. A video tool should use them instead of inventing a format.',
  ],
  [
    'The source is open to read',
    <>
      All packages are developed in <Link to={external.repository}>one public repository</Link>.
      Anyone can read how a frame comes about, and change it for their own use.
    </>,
  ],
  [
    'Those who profit pay',
    <>
      Individuals and small teams use it for free, companies buy a license. That pays for the people
      who maintain it; <Link to="/docs/license">the license page</Link> says where the line is.
    </>,
  ],
] as const;

const milestones = [
  {
    date: 'February 2021',
    title: 'First release',
    text: 'The toolkit is published: compositions, a preview and a command that renders.',
    to: '/blog/introducing-remotion',
  },
  {
    date: 'April 2021',
    title: 'Version 2',
    text: 'Sound: audio tracks in videos, and MP3, AAC and WAV files as output.',
    to: '/blog/2-0',
  },
  {
    date: 'April 2022',
    title: 'Version 3',
    text: 'Lambda renders one video on many machines, and renderMedia() encodes frames while others are drawn.',
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
    text: 'The Studio with a render button and forms for props, and media extraction written in Rust.',
    to: '/blog/4-0',
  },
  {
    date: 'May 2025',
    title: 'Media Parser',
    text: 'Reading media files in the browser becomes a package of its own.',
    to: '/blog/media-parser',
  },
] as const;

/** /about/: who makes the toolkit, what they believe and how it came about. */
export default function About() {
  return (
    <Layout
      title="About us"
      description="Who makes Remotion, why videos should be written in React, how the project is paid for, and how it got here since 2021.">
      <main>
        <Section
          as="h1"
          title="Videos are programs"
          lead="Remotion is made by Remotion AG, a small company that does one thing: it lets developers make videos with the tools they know.">
          <Facts facts={beliefs} />
        </Section>
        <Section title="How it got here">
          <Milestones milestones={milestones} />
        </Section>
        <Section title="Who stands behind it">
          <p>
            Jonny Burger is named as author in the packages. Everyone who has contributed code is{' '}
            <Link to={`${external.repository}/graphs/contributors`}>listed on GitHub</Link>. What it
            stands on is in the <Link to="/docs/acknowledgements">acknowledgements</Link>, who has
            invested in the company on the <Link to="/docs/investors">investors page</Link>.
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
