import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {socialImagePath} from '@site/features/site/social-images';
import Actions from '@site/src/product/Actions';
import CopyCommand from '@site/src/product/CopyCommand';
import Facts from '@site/src/product/Facts';
import Section from '@site/src/product/Section';
import LivePlayer from '@site/src/product/player/LivePlayer';
import OneComponent from '@site/src/drawings/OneComponent';

const abilities = [
  [
    'With or without controls',
    <>
      <code>controls</code> adds a play button, volume controls, a seek bar and a fullscreen button,
      and <code>showPlaybackRateControl</code> adds a speed menu. You can replace the buttons, or
      control the Player through its ref.
    </>,
  ],
  [
    'Seek to any frame',
    <>
      Use <code>seekTo()</code>, <code>play()</code>, <code>pause()</code> and events such as{' '}
      <code>frameupdate</code>, <code>timeupdate</code>, <code>ended</code> and <code>error</code>{' '}
      to connect the Player to your own timeline.
    </>,
  ],
  [
    'Change props during playback',
    'Pass new input props, and the video updates immediately, without a reload or a render.',
  ],
  [
    'Play a part of the video',
    <>
      <code>inFrame</code> and <code>outFrame</code> select a section, <code>loop</code> repeats it,
      and <code>playbackRate</code> sets the speed, up to 4x forward or backward.
    </>,
  ],
  [
    'Any size',
    'The composition keeps its own size in pixels, and the Player scales it to the size that you set.',
  ],
  [
    'Show a single frame',
    <>
      <code>Thumbnail</code> shows one frame of a composition, for example in a list or as a cover.
    </>,
  ],
  [
    'Buffering state',
    <>
      Set <code>pauseWhenBuffering</code> on media and <code>pauseWhenLoading</code> on images to
      pause the Player until they are loaded. You can show a poster in the meantime.
    </>,
  ],
  [
    'Typed input props',
    'The input props have the same type as the component’s props. If a prop is missing, your editor reports an error.',
  ],
] as const;

const limits = [
  [
    'It doesn’t create files',
    <>
      The Player only shows videos. To get an MP4, render the same component with the{' '}
      <Link to="/docs/cli/render">command line</Link>, in{' '}
      <Link to="/docs/renderer/render-media">Node.js</Link> or on <Link to="/lambda/">Lambda</Link>.
    </>,
  ],
  [
    'Playback depends on the device',
    'On a slow phone, a complex component drops frames. This doesn’t affect renders, which wait for every frame.',
  ],
  [
    'It needs React',
    <>
      The Player runs in React apps. In <Link to="/docs/player">other frameworks</Link>, mount React
      in a part of the page.
    </>,
  ],
  [
    'Browsers restrict audio',
    'Browsers don’t play sound until the visitor has clicked. Start the video muted, or when the visitor clicks.',
  ],
] as const;

/** Product page of `@remotion/player`. */
export default function PlayerPage() {
  return (
    <Layout
      title="Player: videos in your React app"
      description="Embed a Remotion composition in a React app: a live player with controls, props you can edit, and the code behind it.">
      <PageMetadata image={socialImagePath('products/player')} />
      <main>
        <Section
          as="h1"
          title="The video is a component in your app"
          lead="The Player shows a composition in any React app, without rendering a file first. Press play, or change a prop to update the video and the code.">
          <LivePlayer />
        </Section>
        <Section
          title="How it works"
          lead="You write one component. On a page, the Player shows its current frame. To create a file, the renderer renders all of its frames.">
          <OneComponent />
        </Section>
        <Section title="What it does">
          <Facts facts={abilities} />
        </Section>
        <Section title="What it does not do">
          <Facts facts={limits} />
        </Section>
        <Section
          title="First steps"
          lead={
            <>
              Add the package to an app that uses React 16.8 or later, then follow the guide. The{' '}
              <Link to="/docs/license">license</Link> is free for individuals and small teams.
            </>
          }>
          <Actions>
            <CopyCommand command="npm i remotion@4.0.331 @remotion/player@4.0.331" />
            <Link className="button button--primary" to="/docs/player">
              Embed the Player
            </Link>
            <Link className="button button--secondary" to="/docs/player/player">
              All props and methods
            </Link>
            <Link className="button button--secondary" to="/templates/next">
              Start from Next.js
            </Link>
          </Actions>
        </Section>
      </main>
    </Layout>
  );
}
