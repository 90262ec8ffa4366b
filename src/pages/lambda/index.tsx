import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {socialImagePath} from '@site/features/site/social-images';
import Actions from '@site/src/product/Actions';
import CopyCommand from '@site/src/product/CopyCommand';
import {
  lambdaDefaultFunctionsMax,
  lambdaFramesMin,
  lambdaFunctionsMax,
  lambdaMemoryMaxMb,
  lambdaTimeoutMaxMinutes,
  lambdaTimeoutMaxSeconds,
} from '@site/features/facts/facts';
import Demo from '@site/features/demos/client';
import Facts from '@site/src/product/Facts';
import Section from '@site/src/product/Section';
import CostExample from '@site/src/product/lambda/CostExample';
import lambdaChunks from '@site/src/demos/lambda-chunks';
import DistributedRender from '@site/src/drawings/DistributedRender';

const abilities = [
  [
    'Nothing runs between renders',
    'Functions start when you request a video and stop when it is done. You only pay AWS for this time.',
  ],
  [
    'Runs in your own account',
    'The functions, the bundle and the output files stay in your AWS account. You deploy from the command line and don’t need a server.',
  ],
  [
    'Progress and price',
    'Query the progress during a render and the cost afterward. A webhook notifies your app when the render is finished.',
  ],
  [
    'Renders stills too',
    'Render a single frame as PNG, JPEG, WebP or PDF, with the same site and the same function.',
  ],
  [
    'Start renders from anywhere',
    <>
      Call{' '}
      <Link to="/docs/lambda/rendermediaonlambda">
        <code>renderMediaOnLambda()</code>
      </Link>{' '}
      from Node.js, or use the command line, PHP, Go, Python or Ruby.
    </>,
  ],
  [
    'Same components',
    'Lambda renders the same components that play in the Studio and the Player. You don’t need a second implementation.',
  ],
] as const;

const limits = [
  [
    `${lambdaTimeoutMaxMinutes} minutes per function`,
    `AWS stops a function after at most ${lambdaTimeoutMaxSeconds} seconds. Within that time, each renderer must finish its chunk, and the main function must finish the whole video.`,
  ],
  [
    `${lambdaFunctionsMax} functions per render`,
    `At most ${lambdaFunctionsMax} functions render the frames of a video, and each function renders at least ${lambdaFramesMin} frames. One more function coordinates them.`,
  ],
  [
    `${lambdaMemoryMaxMb.toLocaleString('en-US')} MB per function`,
    'This is the maximum for memory and also for disk space. More memory gives you more CPU power, but costs more per second.',
  ],
  [
    'Account limits',
    'AWS limits how many functions can run at once in each account and region. If your account is new, you may have to request a higher limit before you can render in parallel.',
  ],
  [
    'No GPU',
    <>
      Lambda has no GPU. WebGL runs in software and is slow for complex 3D scenes.{' '}
      <Link to="/docs/ssr">Render these scenes on your own machine</Link> instead.
    </>,
  ],
] as const;

/** Product page of `@remotion/lambda`. */
export default function LambdaPage() {
  return (
    <Layout
      title="Lambda: render videos in parallel"
      description="How Remotion Lambda renders one video on many machines at once in your AWS account, how to calculate the cost, and which limits apply.">
      <PageMetadata image={socialImagePath('products/lambda')} />
      <main>
        <Section
          as="h1"
          title="One video, many machines"
          lead="Remotion Lambda splits a video into chunks, renders them in parallel on functions in your AWS account, and joins them into one file.">
          <Demo demo={lambdaChunks} />
        </Section>
        <Section
          title="How a distributed render works"
          lead="Each frame depends only on its number and the props, so any machine can render it. This makes it possible to split a video.">
          <DistributedRender />
          <ol>
            <li>
              You deploy the function once, and deploy your project as a site to an S3 bucket. The
              site’s URL is called the serve URL.
            </li>
            <li>
              Your app calls <code>renderMediaOnLambda()</code>. The main function opens the
              composition and resolves its duration and props.
            </li>
            <li>
              By default, the main function splits the frames among 75 to{' '}
              {lambdaDefaultFunctionsMax} functions. If a video has fewer than 1,500 frames, fewer
              functions render up to 20 frames each.
            </li>
            <li>
              Each renderer function opens the site in headless Chrome, renders its frames, encodes
              them and streams the chunk back.
            </li>
            <li>
              The main function joins the chunks without re-encoding the frames (except for GIFs),
              adds the audio, and writes the file to the bucket.
            </li>
          </ol>
        </Section>
        <Section
          title="What it costs"
          lead="AWS bills the total running time of all functions. Enter the values for your video. The example uses the same formula as estimatePrice() in the package.">
          <CostExample />
          <p>
            AWS also charges for the bucket’s storage and traffic. Prices differ by region and
            change over time: see the{' '}
            <Link to="https://aws.amazon.com/lambda/pricing/">current AWS prices</Link>. Companies
            above a certain size also need a <Link to="/docs/license">Remotion license</Link>.
          </p>
        </Section>
        <Section title="What it does">
          <Facts facts={abilities} />
        </Section>
        <Section title="Limits">
          <Facts facts={limits} />
        </Section>
        <Section
          title="First steps"
          lead="You need an AWS account with a few permissions. The guide explains how to set up both.">
          <Actions>
            <CopyCommand command="npm i @remotion/lambda@4.0.331" />
            <Link className="button button--primary" to="/docs/lambda/setup">
              Set up Lambda
            </Link>
            <Link className="button button--secondary" to="/docs/lambda">
              When to use it
            </Link>
            <Link className="button button--secondary" to="/docs/ssr">
              Compare the options
            </Link>
          </Actions>
        </Section>
      </main>
    </Layout>
  );
}
