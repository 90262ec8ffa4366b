/** Stands in for an AWS account whose renders advance each time a client reads their progress. */
import {speculateFunctionName} from '@remotion/lambda/client';
import {AwsStandIn, FunctionCrash, progressFile, type RenderStage} from '../../proofs/aws';

const region = 'eu-central-1';
const bucketName = 'remotionlambda-eucentral1-abcde12345';
const renderId = '3cq9rt5vha';
const version = '4.0.331';
const size = {memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120};
const functionName = speculateFunctionName(size);
const progressKey = `renders/${renderId}/progress.json`;

type Progress = Omit<RenderStage, 'renderId' | 'functionName'>;
const frames = 90;
const rendering: readonly Progress[] = [
  {},
  {frames, functionsStarted: 3},
  {frames, functionsStarted: 5, framesRendered: 63, framesEncoded: 40},
];
const done: Progress = {
  frames,
  output: {
    url: `https://s3.${region}.amazonaws.com/${bucketName}/renders/${renderId}/out.mp4`,
    bytes: 183_412,
    dollars: 0.002,
  },
};
const failed: Progress = {
  frames,
  functionsStarted: 5,
  framesRendered: 18,
  error: 'There is no forecast for Atlantis.',
};

const aws = await AwsStandIn.start(version, 5760);
aws.addBucket(bucketName, region);
aws.functions.set(functionName, {...size, region, version});

let stages: Progress[] = [];
const advance = () => {
  const stage = stages.shift();
  if (stage) {
    aws.saveObject(bucketName, progressKey, progressFile({renderId, functionName, ...stage}));
  }
};
aws.routines.set('start', ({payload}) => {
  const {serveUrl, composition, codec} = payload;
  if (serveUrl !== 'weather' || composition !== 'Forecast' || codec !== 'h264') {
    throw new FunctionCrash('Unhandled', 'The account only has the site of the page.');
  }
  stages = JSON.stringify(payload).includes('Atlantis') ? [{}, failed] : [...rendering, done];
  return JSON.stringify({type: 'success', renderId, bucketName});
});
aws.onCall = ({operation}) => {
  if (operation === 'GetObject') {
    advance();
  }
};
console.log('Listening');
