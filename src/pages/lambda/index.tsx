import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {socialImagePath} from '@site/config/social-images';
import Actions from '@site/src/product/Actions';
import CopyCommand from '@site/src/product/CopyCommand';
import Demo from '@site/src/components/Demo';
import Facts from '@site/src/product/Facts';
import Section from '@site/src/product/Section';
import CostExample from '@site/src/product/lambda/CostExample';
import lambdaChunks from '@site/src/demos/lambda-chunks';
import DistributedRender from '@site/src/drawings/DistributedRender';

const abilities = [
  [
    'Nothing runs between renders',
    'Functions start when you ask for a video and are gone when it is done. You pay AWS for the seconds between.',
  ],
  [
    'Your own account',
    'Functions, bundle and output stay in your AWS account. The toolkit deploys them with a command and needs no server of its own.',
  ],
  [
    'Progress and price',
    <>
      While it renders you can ask how far it is, and afterwards what it cost; a webhook tells your
      app when it is finished.
    </>,
  ],
  ['Stills too', 'One frame as PNG, JPEG, WebP or PDF, from the same site and the same function.'],
  [
    'Called from anywhere',
    <>
      From Node.js with{' '}
      <Link to="/docs/lambda/rendermediaonlambda">
        <code>renderMediaOnLambda()</code>
      </Link>
      , from the command line, and from PHP, Go, Python and Ruby.
    </>,
  ],
  [
    'Same components',
    'What plays in the Studio and the Player is what gets rendered. There is no second implementation.',
  ],
] as const;

const limits = [
  [
    '15 minutes a function',
    'AWS stops a function after at most 900 seconds. Each renderer must finish its chunk, and the main function the whole video, within that time.',
  ],
  [
    '200 functions a render',
    'One render is shared by at most 200 functions, each with at least 5 frames.',
  ],
  [
    '10,240 MB',
    'The largest memory, and the largest disk, that a function can have. More memory brings more processor power and costs more by the second.',
  ],
  [
    'Account limits',
    <>
      AWS gives each account and region a number of functions that may run at once. A new account
      may have to ask for more before it renders in parallel.
    </>,
  ],
  [
    'No GPU',
    <>
      Lambda has none. WebGL is drawn in software, which is slow for heavy 3D scenes;{' '}
      <Link to="/docs/ssr">render on a machine of your own</Link> instead.
    </>,
  ],
] as const;

/** Product page of `@remotion/lambda`. */
export default function LambdaPage() {
  return (
    <Layout
      title="Lambda: render videos in parallel"
      description="How Remotion Lambda renders one video on many machines at once in your AWS account, what it costs, with the formula, and where its limits are.">
      <PageMetadata image={socialImagePath('products/lambda')} />
      <main>
        <Section
          as="h1"
          title="One video, many machines"
          lead="Remotion Lambda splits a video into chunks, draws them at the same time on functions in your AWS account, and joins them to one file.">
          <Demo demo={lambdaChunks} />
        </Section>
        <Section
          title="How a distributed render works"
          lead="Every frame is a function of its number, so any machine can draw any frame. That is what makes a video divisible.">
          <DistributedRender />
          <ol>
            <li>
              You deploy the function once, and your project as a site to an S3 bucket: its address
              is the serve URL.
            </li>
            <li>
              Your app calls <code>renderMediaOnLambda()</code>. The main function opens the
              composition and works out duration and props.
            </li>
            <li>
              It splits the frames: by default among 75 to 150 functions. A video of fewer than
              1,500 frames goes to fewer functions, with up to 20 frames for each.
            </li>
            <li>
              Each renderer opens the site in a headless Chrome, draws its frames, encodes them and
              streams the chunk back.
            </li>
            <li>
              The main function joins the chunks without encoding the pictures again (only a GIF is
              encoded once more), adds the sound, and writes the file to the bucket.
            </li>
          </ol>
        </Section>
        <Section
          title="What it costs"
          lead="AWS bills the seconds of all functions together. Describe your video; the formula is the one that estimatePrice() of the package uses.">
          <CostExample />
          <p>
            Storage and traffic of the bucket come on top. Prices differ by region and change with
            time:{' '}
            <Link to="https://aws.amazon.com/lambda/pricing/">AWS publishes the current ones</Link>.
            Companies above a certain size also need a{' '}
            <Link to="/docs/license">license of the toolkit</Link>.
          </p>
        </Section>
        <Section title="What it does">
          <Facts facts={abilities} />
        </Section>
        <Section title="Where its limits are">
          <Facts facts={limits} />
        </Section>
        <Section
          title="First steps"
          lead="You need an AWS account and a few permissions in it. The guide leads through both.">
          <Actions>
            <CopyCommand command="npm i @remotion/lambda@4.0.331" />
            <Link className="button button--primary" to="/docs/lambda/setup">
              Set up Lambda
            </Link>
            <Link className="button button--secondary" to="/docs/lambda">
              When to use it
            </Link>
            <Link className="button button--secondary" to="/docs/ssr">
              Compare with other ways
            </Link>
          </Actions>
        </Section>
      </main>
    </Layout>
  );
}
