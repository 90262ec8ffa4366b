/** Stands in for an AWS account in which one render is throttled, and one fails. */
import {speculateFunctionName} from '@remotion/lambda/client';
import {AwsError, AwsStandIn, FunctionCrash, progressFile} from '../../proofs/aws';

const region = 'eu-central-1';
const bucketName = 'remotionlambda-eucentral1-abcde12345';
const version = '4.0.331';
const size = {memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120};
const functionName = speculateFunctionName(size);
const renderIds = new Map([
  ['Bern', '3cq9rt5vha'],
  ['Oslo', 'w81kzx4bdm'],
  ['Atlantis', 'p0e7ylu6nj'],
  ['Quito', 'h5s2gf9oiv'],
]);

const aws = await AwsStandIn.start(version, 5761);
aws.addBucket(bucketName, region);
aws.functions.set(functionName, {...size, region, version});

/** The cities whose renders the queue has started, or tried to start. */
const requested = new Set<string>();
aws.onCall = ({operation}) => {
  // The queue waits for the first render while it has started the second, but not the third.
  if (operation === 'GetObject' && [...requested].join() === 'Bern,Oslo') {
    aws.onCall = () => undefined;
  } else if (operation === 'GetObject') {
    aws.fail('GetObject', new AwsError('AccessDenied', 'Two renders must be in progress.', 403));
  }
};

let throttled = 0;
aws.routines.set('start', ({payload}) => {
  const {serveUrl, composition, codec} = payload;
  if (serveUrl !== 'weather' || composition !== 'Forecast' || codec !== 'h264') {
    throw new FunctionCrash('Unhandled', 'The account only has the site of the page.');
  }
  const [city, renderId = ''] =
    [...renderIds].find(([name]) => JSON.stringify(payload).includes(name)) ?? [];
  requested.add(String(city));
  if (city === 'Oslo' && throttled < 2) {
    throttled++;
    throw new AwsError('TooManyRequestsException', 'Rate Exceeded.', 429);
  }
  aws.saveObject(
    bucketName,
    `renders/${renderId}/progress.json`,
    progressFile({
      renderId,
      functionName,
      frames: 90,
      ...(city === 'Atlantis'
        ? {error: 'There is no forecast for Atlantis.'}
        : {
            output: {
              url: `https://s3.${region}.amazonaws.com/${bucketName}/renders/${renderId}/out.mp4`,
              bytes: 183_412,
              dollars: 0.002,
            },
          }),
    }),
  );
  return JSON.stringify({type: 'success', renderId, bucketName});
});
console.log('Listening');
