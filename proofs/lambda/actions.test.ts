import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeHeadingId} from '@docs-kit/heading-ids';
import {
  deleteSite,
  deployFunction,
  deploySite,
  downloadMedia,
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
import {afterAll, expect, it, vi} from 'vitest';
import {progressFile} from '../aws';
import {
  aws,
  bucketName,
  bundleOptions,
  clientVersion,
  functionName,
  region,
  shortenTimers,
} from './stand-in';

const read = (page: string): string => readFileSync(path.resolve('docs/lambda', page), 'utf8');
const page = read('permissions.mdx');

/** The actions that AWS requires for each operation. */
const requiredActions: Readonly<Record<string, readonly string[]>> = {
  CreateBucket: ['s3:CreateBucket'],
  CreateFunction: ['lambda:CreateFunction', 'iam:PassRole', 'lambda:GetLayerVersion'],
  CreateLogGroup: ['logs:CreateLogGroup'],
  DeleteBucketLifecycle: ['s3:PutLifecycleConfiguration'],
  DeleteBucketOwnershipControls: ['s3:PutBucketOwnershipControls'],
  DeleteFunction: ['lambda:DeleteFunction'],
  DeleteObject: ['s3:DeleteObject'],
  DeletePublicAccessBlock: ['s3:PutBucketPublicAccessBlock'],
  GetBucketLocation: ['s3:GetBucketLocation'],
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
const object = {region, bucketName, objectKey: 'out.mp4', expiresInSeconds: 60} as const;
const site = {region, bucketName, siteName: 'weather'} as const;
const folder = mkdtempSync(path.join(tmpdir(), 'lambda-actions-'));
const entryPoint = path.join(folder, 'index.js');
// The bundler looks for the root of a project by its package.json.
writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
writeFileSync(entryPoint, '');
afterAll(() => rmSync(folder, {recursive: true}));

const onLambda = 'renderMediaOnLambda(), renderStillOnLambda(), getCompositionsOnLambda()';
const withLargeProps = 'the three functions above, if you pass large props';
type Call = () => Promise<unknown>;

const calls: readonly (readonly [row: string, call: Call])[] = [
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
  // The call sends nothing, but signs a request for the object.
  ['presignUrl()', async () => fetch(await presignUrl(object))],
  [
    'presignUrl() with checkIfObjectExists',
    () => presignUrl({...object, checkIfObjectExists: true}),
  ],
  ['downloadMedia()', () => downloadMedia({...render, outPath: path.join(folder, 'out.mp4')})],
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
  ['deploySite()', () => deploySite({...site, entryPoint, options: bundleOptions(entryPoint)})],
  ['deleteSite()', () => deleteSite(site)],
  ['simulatePermissions()', () => simulatePermissions({region})],
];

/** Returns the operations of a call in an account with a function, a render and a site. */
const operationsOf = async (call: Call): Promise<string[]> => {
  aws.reset();
  aws.functions.set(functionName, {
    region,
    memorySizeInMb: 2048,
    timeoutInSeconds: 120,
    version: clientVersion,
  });
  const {renderId} = render;
  aws.addBucket(bucketName, region, {
    [`renders/${renderId}/progress.json`]: progressFile({renderId, functionName, frames: 100}),
    'sites/weather/old.js': 'old',
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  shortenTimers(1000);
  // The function has no code here, so a call may reject after it has sent its requests.
  await call().catch(() => undefined);
  return aws.operations;
};

it.each(calls)('%s needs the actions of the table', async (row, call) => {
  const operations = await operationsOf(call);
  const actions = operations.flatMap(
    (name) => requiredActions[name] ?? [`unknown operation ${name}`],
  );
  expect(new Set(actions)).toEqual(new Set(rows.get(row)));
});

/** Calls that send the requests that a page lists with a condition, such as a bucket without a region in its name. */
const conditional: Readonly<Record<string, Call>> = {
  'getsites.mdx': () => {
    aws.addBucket('remotionlambda-videos', region);
    return getSites({region});
  },
  'getorcreatebucket.mdx': async () => {
    await getOrCreateBucket({region, enableFolderExpiry: false});
    aws.buckets.clear();
    aws.addBucket('remotionlambda-videos', region);
    return getOrCreateBucket({region});
  },
};

it.each([
  'deletefunction.mdx',
  'deleterender.mdx',
  'deletesite.mdx',
  'deployfunction.mdx',
  'deploysite.mdx',
  'downloadmedia.mdx',
  'getfunctioninfo.mdx',
  'getfunctions.mdx',
  'getorcreatebucket.mdx',
  'getsites.mdx',
  'simulatepermissions.mdx',
])('%s lists the requests', async (file) => {
  const [section = ''] =
    /^#{2,3} (?:Requests|What is deleted|What remains)[^]*?(?=^## )/m.exec(read(file)) ?? [];
  const listed = [
    ...section.matchAll(/`((?:Create|Delete|Get|Invoke|List|Put|Simulate|Tag)\w*)`/g),
  ].map(([, name]) => name);
  const sent = [];
  const own = calls.filter(([row]) => row.toLowerCase().startsWith(file.replace('.mdx', '(')));
  for (const call of [...own.map(([, each]) => each), conditional[file]]) {
    sent.push(...(call ? await operationsOf(call) : []));
  }
  expect(new Set(listed)).toEqual(new Set(sent));
});

it('the table only has actions of the user policy', () => {
  const {Statement: statements} = JSON.parse(getUserPolicy()) as {Statement: {Action: string[]}[]};
  const allowed = statements.flatMap(({Action}) => Action);
  expect(rows.size).toBe(19);
  expect([...rows.values()].flat().filter((action) => !allowed.includes(action))).toEqual([]);
});
