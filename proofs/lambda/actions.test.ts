import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  deployFunction,
  getFunctionInfo,
  getOrCreateBucket,
  getUserPolicy,
  simulatePermissions,
} from '@remotion/lambda';
import {
  deleteFunction,
  deleteRender,
  getCompositionsOnLambda,
  getFunctions,
  getRenderProgress,
  getSites,
  presignUrl,
  renderMediaOnLambda,
  renderStillOnLambda,
} from '@remotion/lambda/client';
import {expect, it, vi} from 'vitest';
import {writeHeadingId} from '../../packages/heading-ids';
import {progressFile} from '../aws';
import {aws, bucketName, clientVersion, functionName, region, shortenTimers} from './stand-in';

const page = readFileSync(path.resolve('docs/lambda/permissions.mdx'), 'utf8');

/** The actions that AWS requires for each operation. */
const requiredActions: Readonly<Record<string, readonly string[]>> = {
  CreateBucket: ['s3:CreateBucket'],
  CreateFunction: ['lambda:CreateFunction', 'iam:PassRole', 'lambda:GetLayerVersion'],
  CreateLogGroup: ['logs:CreateLogGroup'],
  DeleteBucketOwnershipControls: ['s3:PutBucketOwnershipControls'],
  DeleteFunction: ['lambda:DeleteFunction'],
  DeleteObject: ['s3:DeleteObject'],
  DeletePublicAccessBlock: ['s3:PutBucketPublicAccessBlock'],
  GetCallerIdentity: [],
  GetFunction: ['lambda:GetFunction'],
  GetObject: ['s3:GetObject'],
  HeadObject: ['s3:GetObject', 's3:ListBucket'],
  Invoke: ['lambda:InvokeFunction'],
  InvokeWithResponseStream: ['lambda:InvokeFunction'],
  ListBuckets: ['s3:ListAllMyBuckets'],
  ListFunctions: ['lambda:ListFunctions'],
  ListObjectsV2: ['s3:ListBucket'],
  PutBucketAcl: ['s3:PutBucketAcl'],
  PutBucketLifecycleConfiguration: ['s3:PutLifecycleConfiguration'],
  PutFunctionEventInvokeConfig: ['lambda:PutFunctionEventInvokeConfig'],
  PutObject: ['s3:PutObject', 's3:PutObjectAcl'],
  PutRetentionPolicy: ['logs:PutRetentionPolicy'],
  PutRuntimeManagementConfig: ['lambda:PutRuntimeManagementConfig'],
  SimulatePrincipalPolicy: ['iam:SimulatePrincipalPolicy'],
  TagResource: ['lambda:TagResource'],
};

/** The rows of the table of actions by function: the text of the first cell without links, and the actions. */
const rows = new Map(
  [
    ...page
      .slice(
        page.indexOf(writeHeadingId('by-function')),
        page.indexOf(writeHeadingId('render-server')),
      )
      .matchAll(/^\| (.+) \| (`.+`) \|$/gm),
  ].map(([, name = '', actions = '']) => [
    name.replaceAll(/`|\[|\]\([^)]*\)/g, ''),
    actions.replaceAll('`', '').split(', '),
  ]),
);

const input = {region, functionName, serveUrl: 'my-video', envVariables: {}} as const;
const video = {...input, composition: 'HelloTitle', codec: 'h264'} as const;
const image = {
  ...input,
  composition: 'HelloTitle',
  imageFormat: 'png',
  privacy: 'public',
} as const;
const render = {region, bucketName, renderId: 'abcdef1234'} as const;
const largeProps = {text: 'a'.repeat(300_000)};
const size = {memorySizeInMb: 2048, timeoutInSeconds: 120};
const object = {region, bucketName, objectKey: 'a.mp4', expiresInSeconds: 60} as const;
const onLambda = 'renderMediaOnLambda(), renderStillOnLambda(), getCompositionsOnLambda()';
const withLargeProps = 'the three functions above, if you pass large props';

// Without downloadMedia(), deploySite() and deleteSite(), whose requests the other tests compare. presignUrl() sends
// nothing, but signs a request for the object.
const calls: readonly (readonly [row: string, call: () => Promise<unknown>])[] = [
  [onLambda, () => renderMediaOnLambda(video)],
  [onLambda, () => renderStillOnLambda({...image, inputProps: {}})],
  [onLambda, () => getCompositionsOnLambda({...input, inputProps: {}})],
  [withLargeProps, () => renderMediaOnLambda({...video, inputProps: largeProps})],
  [withLargeProps, () => getCompositionsOnLambda({...input, inputProps: largeProps})],
  ['getRenderProgress()', () => getRenderProgress({...render, functionName})],
  [
    'getRenderProgress() with skipLambdaInvocation',
    () => getRenderProgress({...render, functionName, skipLambdaInvocation: true}),
  ],
  [
    'presignUrl() with checkIfObjectExists',
    () => presignUrl({...object, checkIfObjectExists: true}),
  ],
  ['deleteRender()', () => deleteRender(render)],
  ['getSites()', () => getSites({region})],
  ['getFunctions()', () => getFunctions({region, compatibleOnly: false})],
  ['getFunctionInfo()', () => getFunctionInfo({region, functionName})],
  ['deleteFunction()', () => deleteFunction({region, functionName})],
  [
    'deployFunction()',
    () => deployFunction({...size, region, diskSizeInMb: 4096, createCloudWatchLogGroup: true}),
  ],
  ['getOrCreateBucket() if the bucket exists', () => getOrCreateBucket({region})],
  [
    "getOrCreateBucket() if the bucket doesn't exist",
    () => {
      aws.buckets.clear();
      return getOrCreateBucket({region});
    },
  ],
  [
    'getOrCreateBucket() with enableFolderExpiry',
    () => getOrCreateBucket({region, enableFolderExpiry: true}),
  ],
  ['simulatePermissions()', () => simulatePermissions({region})],
];

it.each(calls)('%s needs the actions of the table', async (row, call) => {
  aws.functions.set(functionName, {
    region,
    memorySizeInMb: 2048,
    timeoutInSeconds: 120,
    version: clientVersion,
  });
  aws.addBucket(bucketName, region, {
    [`renders/${render.renderId}/progress.json`]: progressFile({
      renderId: render.renderId,
      functionName,
      frames: 100,
    }),
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  shortenTimers(1000);
  // The function has no code here, so a call may reject after it has sent its requests.
  await call().catch(() => undefined);
  const actions = aws.operations.flatMap(
    (name) => requiredActions[name] ?? [`unknown operation ${name}`],
  );
  expect(new Set(actions)).toEqual(new Set(rows.get(row)));
});

it('the table only has actions of the user policy', () => {
  const {Statement: statements} = JSON.parse(getUserPolicy()) as {Statement: {Action: string[]}[]};
  const allowed = statements.flatMap(({Action}) => Action);
  expect(rows.size).toBe(19);
  expect([...rows.values()].flat().filter((action) => !allowed.includes(action))).toEqual([]);
});
