import {
  getRenderProgress,
  renderMediaOnLambda,
  speculateFunctionName,
} from '@remotion/lambda/client';

const region = 'us-east-1';
const functionName = speculateFunctionName({
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
  timeoutInSeconds: 120,
});

type SqsEvent = {Records: {messageId: string; body: string}[]};

const waitForRender = async (render: {renderId: string; bucketName: string}) => {
  while (true) {
    await new Promise((resolve) => setTimeout(resolve, 3000));

    const progress = await getRenderProgress({
      renderId: render.renderId,
      bucketName: render.bucketName,
      region,
      functionName,
    });

    if (progress.fatalErrorEncountered) {
      // Earlier errors may belong to chunks that were retried
      const fatal = progress.errors.find(({isFatal}) => isFatal);
      throw new Error(fatal?.message ?? 'The render failed.');
    }

    if (progress.done) {
      return progress.outputFile;
    }
  }
};

export const handler = async (event: SqsEvent) => {
  for (const {messageId, body} of event.Records) {
    const order = JSON.parse(body) as {title: string};

    const render = await renderMediaOnLambda({
      region,
      functionName,
      serveUrl: 'my-video',
      composition: 'HelloTitle',
      codec: 'h264',
      inputProps: {title: order.title},
    });
    console.log(`Message ${messageId}: render ${render.renderId} started`);

    const url = await waitForRender(render);
    console.log(`Message ${messageId}: ${url}`);
  }
};
