import type {Code} from './code';
import {amount, kilobytes, megabytes, says, type Fact} from './fact';

const constantOf =
  (packageName: string) =>
  (name: string) =>
  (code: Code): number =>
    code.number(
      `@remotion/${packageName}/dist/constants.js`,
      new RegExp(`exports\\.${name} = (\\d+);`),
    );

const constant = constantOf('lambda-client');
const sharedConstant = constantOf('serverless-client');

/** The largest props, in bytes, that a call contains: the limit without the part that Remotion keeps free. */
function largestProps(code: Code, limit: string): number {
  const props = '@remotion/serverless-client/dist/compress-props.js';
  const webhook = '@remotion/serverless-client/dist/validate-webhook.js';
  return (
    code.number(
      '@remotion/lambda-client/dist/aws-provider.js',
      new RegExp(`${limit}: \\(\\) => (\\d+),`),
    ) -
    code.number(props, /MARGIN = (\d+) \+ validate_webhook_1\.MAX_WEBHOOK_CUSTOM_DATA_SIZE;/) -
    code.number(webhook, /MAX_WEBHOOK_CUSTOM_DATA_SIZE = (\d+);/)
  );
}

/** Facts about Remotion Lambda. */
export const lambda: readonly Fact[] = [
  {
    name: 'the maximum timeout of a Lambda function',
    unit: 'seconds',
    read: constant('MAX_TIMEOUT'),
    statements: [
      says`^timeout \|.* \d+ to ${amount}`,
      says`in seconds, an integer from \d+ to ${amount}`,
      says`'timeoutInSeconds' must be between \d+ and ${amount}`,
      says`Remotion accepts at most ${amount}`,
      says`The maximum in Remotion is ${amount}`,
      says`timeout of the function, which is at most ${amount}`,
      says`You can set a timeout of up to ${amount}`,
      says`Lambda function runs for at most ${amount}`,
      says`^${amount} per function`,
      says`AWS stops a function after at most ${amount}`,
      says`^${amount} for a render`,
      says`a render must finish within ${amount}`,
    ],
  },
  {
    name: 'the minimum timeout of a Lambda function',
    unit: 'seconds',
    read: constant('MIN_TIMEOUT'),
    statements: [
      says`^timeout \|.* ${amount} to \d+`,
      says`in seconds, an integer from ${amount} to \d+`,
      says`'timeoutInSeconds' must be between ${amount} and \d+`,
    ],
  },
  {
    name: 'the default timeout of a Lambda function',
    unit: 'seconds',
    read: constant('DEFAULT_TIMEOUT'),
    statements: [
      says`^timeout \|.* ${amount} on the command line`,
      says`It is ${amount} by default, and Remotion accepts`,
      says`The CLI sets it to ${amount} by default`,
      says`timeout of the function \(${amount} by default\)`,
      says`main function timed out after ${amount}`,
      says`timeout of the render function: here, it's \d+ (?<unit>seconds) instead of ${amount}`,
    ],
  },
  {
    name: 'the maximum memory of a Lambda function',
    unit: 'MB',
    read: constant('MAX_MEMORY'),
    statements: [
      says`^memory \|.* \d+ to ${amount}`,
      {on: /memory-size/, says: says`An integer from \d+ to ${amount}`},
      says`memory of the function in megabytes, an integer from \d+ to ${amount}`,
      says`'memorySizeInMb' must be between \d+ and ${amount}`,
      says`New accounts may have a limit below ${amount}`,
    ],
  },
  {
    name: 'the minimum memory of a Lambda function',
    unit: 'MB',
    read: constant('MIN_MEMORY'),
    statements: [
      says`^memory \|.* ${amount} to \d+`,
      {on: /memory-size/, says: says`An integer from ${amount} to \d+`},
      says`memory of the function in megabytes, an integer from ${amount} to \d+`,
      says`'memorySizeInMb' must be between ${amount} and \d+`,
    ],
  },
  {
    name: 'the default memory of a Lambda function',
    unit: 'MB',
    read: constant('DEFAULT_MEMORY_SIZE'),
    statements: [
      says`^memory \|.* ${amount} on the command line`,
      says`default memory of ${amount}`,
      {on: /rendermediaonlambda/, says: says`the default of ${amount}`},
    ],
  },
  {
    name: 'the maximum disk size of a Lambda function',
    unit: 'MB',
    read: constant('MAX_EPHEMERAL_STORAGE_IN_MB'),
    statements: [
      says`^disk \|.* \d+ to ${amount}`,
      {on: /disk-size/, says: says`An integer from \d+ to ${amount}`},
      {on: /disk-size/, says: says`You can set \d+ to ${amount}`},
      {on: /disk-size/, says: says`more than the maximum of ${amount}`},
      {on: /disk-size/, says: says`${amount} is the maximum`},
      says`temporary storage of the function in megabytes, an integer from \d+ to ${amount}`,
      says`'diskSizeInMb' must be between \d+ and ${amount}`,
      says`${amount} of disk space, which must hold`,
      says`for a render, ${amount} of disk space`,
      says`the files need more than ${amount}`,
      says`disk size of the function, so it uses ${amount}`,
      says`a disk of ${amount}`,
      says`--disk=${amount}\``,
    ],
  },
  {
    name: 'the minimum disk size of a Lambda function',
    unit: 'MB',
    read: constant('MIN_EPHEMERAL_STORAGE_IN_MB'),
    statements: [
      says`^disk \|.* ${amount} to \d+`,
      {on: /disk-size/, says: says`An integer from ${amount} to \d+`},
      {on: /disk-size/, says: says`You can set ${amount} to \d+`},
      says`temporary storage of the function in megabytes, an integer from ${amount} to \d+`,
      says`'diskSizeInMb' must be between ${amount} and \d+`,
    ],
  },
  {
    name: 'the default disk size of a Lambda function',
    unit: 'MB',
    read: constant('DEFAULT_EPHEMERAL_STORAGE_IN_MB'),
    statements: [
      says`default disk size is ${amount}`,
      says`^disk \| ${amount} \| \d+ to`,
      says`^disk \| \d+ to \d+ MB \| ${amount} \|`,
    ],
  },
  {
    name: 'the Node.js version of Lambda functions',
    unit: 'version',
    read: (code) =>
      code.text('@remotion/lambda/dist/api/create-function.js', /Runtime: 'nodejs([\d.]+)\.x'/),
    statements: [
      says`arm64(?:,| and) Node\.js ${amount}`,
      {on: /^docs\/lambda/, says: says`\`nodejs${amount}\.x\``},
    ],
  },
  {
    name: 'the maximum number of functions of a render',
    read: sharedConstant('MAX_FUNCTIONS_PER_RENDER'),
    statements: [
      says`(?:(?<!A render uses )up to|at most|results in more than|If (?:the render needs )?more than|maximum of|limited to|limit this amount to) ${amount} functions`,
      {
        on: /lambda\/(?:cli\/render|rendermediaonlambda)\.mdx/,
        says: says`integer from 1 to ${amount}`,
      },
      says`number of rendering functions \| 1 to ${amount}`,
      says`plus 1 per chunk, up to ${amount}`,
      says`${amount} functions per render`,
    ],
  },
  {
    name: 'the maximum number of functions of a render, with the main function',
    read: (code) => 1 + sharedConstant('MAX_FUNCTIONS_PER_RENDER')(code),
    statements: [says`A render uses (?:up to|at most) ${amount} functions`],
  },
  {
    name: 'the minimum number of frames of a function',
    read: sharedConstant('MINIMUM_FRAMES_PER_FUNCTION'),
    statements: [
      says`each function (?:must render|renders) at least ${amount} frames`,
      {
        on: /lambda\/(?:cli\/render|rendermediaonlambda)\.mdx/,
        says: says`integer of at least ${amount}`,
      },
      says`framesPerLambda needs to be at least ${amount}`,
      says`at least ${amount},? \(?or all frames`,
    ],
  },
  {
    name: 'the size of props that a call of a video render contains',
    unit: 'KB',
    read: (code) => Math.round(largestProps(code, 'getMaxNonInlinePayloadSizePerFunction') / 1000),
    statements: [
      says`(?:larger than|exceed|function call is) about ${kilobytes}`,
      says`\| about ${kilobytes} in a call`,
      says`props are over ${kilobytes}`,
    ],
  },
  {
    name: 'the size of props that a call of an image render contains',
    unit: 'MB',
    read: (code) => Math.round(largestProps(code, 'getMaxStillInlinePayloadSize') / 1_000_000),
    statements: [
      says`props and the environment variables together exceed about ${megabytes}`,
      says`\| about ${megabytes} in a call`,
      says`\(${megabytes} for an image\)`,
    ],
  },
  {
    name: 'the maximum size of a call',
    unit: 'KB',
    read: (code) =>
      code.number('@remotion/lambda-client/dist/call-lambda-async.js', /length > (\d+) \* 1024/),
    statements: [says`call still exceeds ${kilobytes}`, says`Maximum size is ${kilobytes}`],
  },
  {
    name: 'the maximum size of customData',
    read: (code) =>
      code.number(
        '@remotion/serverless-client/dist/validate-webhook.js',
        /MAX_WEBHOOK_CUSTOM_DATA_SIZE = (\d+);/,
      ),
    statements: [
      says`has more than ${amount} characters`,
      says`\| ${amount} characters as JSON`,
      says`must be less than ${amount} bytes`,
    ],
  },
  {
    name: 'how many times a webhook is sent if your endpoint fails',
    read: (code) =>
      1 + code.number('@remotion/serverless/dist/invoke-webhook.js', /logLevel, retries = (\d+),/),
    statements: [
      says`sends the request up to ${amount} times in total`,
      says`Remotion tries ${amount} times in total`,
    ],
  },
  {
    name: 'how long before the timeout of the function the webhook reports it',
    unit: 'milliseconds',
    read: (code) =>
      code.number(
        '@remotion/serverless/dist/handlers/launch.js',
        /setTimeout\(onTimeout, Math\.max\(options\.getRemainingTimeInMillis\(\) - (\d+),/,
      ),
    statements: [
      says`${amount} before (?:the main function of the render reaches its timeout|it happens|the function ends|the function's timeout|AWS stops the function)`,
    ],
  },
  {
    name: 'how long after the timeout of the function missing chunks are reported',
    unit: 'milliseconds',
    read: (code) =>
      code.number(
        '@remotion/serverless-client/dist/progress.js',
        /timeoutInMilliseconds \+ (\d+) &&/,
      ),
    statements: [
      says`exceeds (?:twice )?the timeout by more than ${amount}`,
      says`chunks are missing ${amount} after the timeout`,
      says`twice the timeout plus ${amount}`,
      says`reports the timeout ${amount} later`,
    ],
  },
  {
    name: 'the time that AWS has to start a function',
    unit: 'milliseconds',
    read: (code) =>
      code.number(
        '@remotion/lambda-client/dist/call-lambda-streaming.js',
        /STREAM_STALL_TIMEOUT = (\d+);/,
      ),
    statements: [
      says`AWS (?:doesn't|didn't) start (?:it )?within ${amount}`,
      says`did not invoke Lambda in ${amount}`,
    ],
  },
];
