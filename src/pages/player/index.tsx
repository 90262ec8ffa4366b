import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {socialImagePath} from '@site/config/social-images';
import Actions from '@site/src/product/Actions';
import CopyCommand from '@site/src/product/CopyCommand';
import Facts from '@site/src/product/Facts';
import Section from '@site/src/product/Section';
import LivePlayer from '@site/src/product/player/LivePlayer';
import OneComponent from '@site/src/drawings/OneComponent';

const abilities = [
  [
    'Controls, or none',
    <>
      Play, volume, a seek bar and fullscreen come with <code>controls</code>, a menu for the speed
      with <code>showPlaybackRateControl</code>. Buttons can be replaced, or you steer the Player
      from your own through its ref.
    </>,
  ],
  [
    'Every frame addressable',
    <>
      <code>seekTo()</code>, <code>play()</code>, <code>pause()</code> and events such as{' '}
      <code>frameupdate</code>, <code>timeupdate</code>, <code>ended</code> and <code>error</code>{' '}
      tie it to a timeline of your own.
    </>,
  ],
  [
    'Props change while it plays',
    'Pass new input props and the picture follows at once, without a reload and without rendering a file.',
  ],
  [
    'A part of the video',
    <>
      <code>inFrame</code> and <code>outFrame</code> play a section, <code>loop</code> repeats it,{' '}
      <code>playbackRate</code> sets the speed up to 4 times, forwards or backwards.
    </>,
  ],
  ['Any size', 'The composition keeps its own pixels and is scaled to the box that you give it.'],
  [
    'A single frame',
    <>
      <code>Thumbnail</code> draws one frame of a composition, for lists and covers.
    </>,
  ],
  [
    'Waiting is shown',
    <>
      Media with <code>pauseWhenBuffering</code>, and pictures with <code>pauseWhenLoading</code>,
      hold the Player until they are loaded. A poster of yours can show that it waits.
    </>,
  ],
  [
    'Types that hold',
    'The component’s props type is the type of the input props; a missing one is an error in your editor.',
  ],
] as const;

const limits = [
  [
    'It makes no file',
    <>
      The Player shows; to get an MP4, render the same component with the{' '}
      <Link to="/docs/cli/render">command line</Link>, in{' '}
      <Link to="/docs/renderer/render-media">Node.js</Link> or on <Link to="/lambda/">Lambda</Link>.
    </>,
  ],
  [
    'It plays as fast as the device draws',
    'A heavy component drops frames on a slow phone. The rendered file is not affected: there every frame waits until it is drawn.',
  ],
  [
    'It needs React',
    <>
      It runs in apps that use React. <Link to="/docs/player">Other frameworks</Link> mount React in
      a part of the page.
    </>,
  ],
  [
    'Browsers decide about sound',
    'Until the visitor has clicked, browsers refuse to play sound; start muted or start on a click.',
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
          lead="The Player shows a composition in any React app, without rendering a file first. Press play, change a prop: the picture and the code follow.">
          <LivePlayer />
        </Section>
        <Section
          title="How it works"
          lead="The component is the single source. In the page the Player draws the frame that is due; for the file the renderer draws them all.">
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
