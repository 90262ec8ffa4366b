/**
 * Starts a server and renders whose webhooks it receives. AWS is a stand-in that sends the webhooks with the code of
 * the toolkit: `renders.ts <url> [<url> …] <command that starts the server>`.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';
import {text} from 'node:stream/consumers';
import {setTimeout} from 'node:timers/promises';
import {renderMediaOnLambda, speculateFunctionName} from '@remotion/lambda/client';
import {AwsStandIn} from '../../proofs/aws';
import {sendWebhooks, type RenderEnd} from '../../proofs/aws/webhooks';

const args = process.argv.slice(2);
const urls = args.filter((arg) => arg.startsWith('http'));
const [program = '', ...options] = args.slice(urls.length);
const secret = process.env['WEBHOOK_SECRET'] ?? '';

const region = 'us-east-1';
const bucketName = 'remotionlambda-useast1-abcdefghij';
const renderId = 'zy98xw76vu';
const version = '4.0.331';
const size = {memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120};
const functionName = speculateFunctionName(size);
const outputUrl = `https://s3.${region}.amazonaws.com/${bucketName}/renders/${renderId}/out.mp4`;

const ends: Record<string, RenderEnd> = {
  Done: {
    type: 'success',
    outputUrl,
    outputFile: outputUrl,
    lambdaErrors: [],
    timeToFinish: 8213,
    costs: {
      currency: 'USD',
      disclaimer: 'Estimated cost only. Does not include charges for other AWS services.',
      estimatedCost: 0.00217,
      estimatedDisplayCost: '$0.002',
    },
  },
  Failed: {
    type: 'error',
    errors: [{name: 'Error', message: 'No photo for c-18', stack: 'Error: No photo for c-18'}],
  },
  TimedOut: {type: 'timeout'},
};

const isListening = async (port: number): Promise<boolean> => {
  const socket = connect(port, 'localhost');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

const aws = await AwsStandIn.start(version);
aws.functions.set(functionName, {...size, region, version});
Object.assign(process.env, aws.env);
// The code of the function logs each retry with a stack trace.
console.error = () => undefined;

const server = spawn(program, options, {stdio: ['ignore', 'pipe', 'ignore']});
const printed = text(server.stdout);
while (!(await isListening(Number(new URL(urls[0] ?? '').port)))) {
  if (server.exitCode !== null) {
    throw new Error('The server ended before it listened.');
  }
  await setTimeout(100);
}

const render = async (url: string, composition: string, secretOfRender: string) => {
  const sent = new Promise<Error | undefined>((resolve) => {
    sendWebhooks(aws, {
      renderId,
      bucketName,
      endOf: (id) => ends[id] ?? {type: 'timeout'},
      onSent: resolve,
    });
  });
  await renderMediaOnLambda({
    region,
    functionName,
    serveUrl: 'photos',
    composition,
    codec: 'h264',
    webhook: {url, secret: secretOfRender, customData: {customerId: 'c-18'}},
  });
  console.log(`${composition}: ${(await sent)?.message ?? 'the endpoint accepted the webhook'}`);
};

try {
  for (const url of urls) {
    for (const composition of Object.keys(ends)) {
      await render(url, composition, secret);
    }
    await render(url, 'Done', 'another-secret');
  }
} finally {
  server.kill();
  await aws.stop();
}
console.log('The server printed:');
const ofRenders = (await printed).split('\n').filter((line) => line.includes(renderId));
console.log(ofRenders.join('\n'));
