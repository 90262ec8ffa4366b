/** Delivers two messages to the worker as SQS does, with a stand-in for AWS whose second render fails. */
import {createRequire} from 'node:module';
import {speculateFunctionName} from '@remotion/lambda/client';
import {AwsStandIn, FunctionCrash} from '../../proofs/aws';

const region = 'us-east-1';
const bucketName = 'remotionlambda-useast1-abc123def4';
const version = '4.0.331';
const size = {memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120};
const renderIds: Record<string, string> = {Hello: '8hfxlw1mtj', Broken: 'q1zk0c7dpe'};

const deliver = async () => {
  const aws = await AwsStandIn.start(version);
  aws.functions.set(speculateFunctionName(size), {...size, region, version});
  aws.routines.set('start', ({payload}) => {
    const {serveUrl, composition, codec} = payload;
    if (serveUrl !== 'my-video' || composition !== 'HelloTitle' || codec !== 'h264') {
      throw new FunctionCrash('Unhandled', 'The account only has the site of the page.');
    }
    const {title} = JSON.parse((payload['inputProps'] as {payload: string}).payload) as {
      title: string;
    };
    return JSON.stringify({type: 'success', renderId: renderIds[title], bucketName});
  });
  aws.routines.set('status', ({payload}) => {
    const failed = payload['renderId'] === renderIds['Broken'];
    return JSON.stringify({
      type: 'success',
      done: !failed,
      fatalErrorEncountered: failed,
      errors: failed
        ? [
            {message: 'The tab crashed.', isFatal: false},
            {message: 'The title is broken.', isFatal: true},
          ]
        : [],
      outputFile: failed
        ? null
        : `https://s3.${region}.amazonaws.com/${bucketName}/renders/${String(payload['renderId'])}/out.mp4`,
    });
  });
  Object.assign(process.env, aws.env);

  type Handler = (event: {Records: {messageId: string; body: string}[]}) => Promise<void>;
  const {handler} = createRequire(__filename)('./out/worker.js') as {handler: Handler};
  const orders = {'059f36b4': 'Hello', '2e1424d4': 'Broken'};

  for (const [messageId, title] of Object.entries(orders)) {
    try {
      await handler({Records: [{messageId, body: JSON.stringify({title})}]});
      console.log(`Message ${messageId}: deleted from the queue`);
    } catch (error) {
      console.log(
        `Message ${messageId}: back to the queue, because the worker threw: ${(error as Error).message}`,
      );
    }
  }

  await aws.stop();
};

void deliver();
