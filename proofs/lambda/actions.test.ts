import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Readable} from 'node:stream';
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
  getAwsClient,
  getCompositionsOnLambda,
  getFunctions,
  getRenderProgress,
  getSites,
  presignUrl,
  renderMediaOnLambda,
  renderStillOnLambda,
} from '@remotion/lambda/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const page = readFileSync(path.resolve('docs/lambda/permissions.mdx'), 'utf8');

const actionsOf = (policy: string): string[] =>
  (JSON.parse(policy) as {Statement: {Action: string[]}[]}).Statement.flatMap(({Action}) => Action);

const sorted = (actions: string[]): string[] => [...actions].sort();

/** The actions that AWS requires for each command of its SDK. */
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

describe('the table of actions by function', () => {
  const region = 'us-east-1';
  const functionName = 'remotion-render-4-0-331-mem2048mb-disk2048mb-120sec';
  const bucketName = 'remotionlambda-useast1-abcdef1234';
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

  const progress = {
    renderMetadata: {type: 'still', imageFormat: 'png', renderId: 'abcdef1234'},
    errors: [],
    chunks: [],
  };
  const answers = (bucketExists: boolean): Record<string, unknown> => ({
    CreateFunction: {FunctionName: functionName, FunctionArn: 'arn'},
    GetCallerIdentity: {Account: '123456789012', Arn: 'arn:aws:iam::123456789012:user/me'},
    GetFunction: {Configuration: {State: 'Active'}},
    GetObject: {Body: Readable.from([Buffer.from(JSON.stringify(progress))])},
    Invoke: {Payload: new TextEncoder().encode(JSON.stringify({type: 'success'}))},
    ListBuckets: {Buckets: bucketExists ? [{Name: bucketName, CreationDate: new Date(0)}] : []},
    ListFunctions: {Functions: [{FunctionName: functionName}]},
  });

  const rows = [
    ...page
      .slice(page.indexOf('{#by-function}'), page.indexOf('{#render-server}'))
      .matchAll(/^\| (.+) \| (`.+`) \|$/gm),
  ].map(([, name = '', actions = '']) => ({
    name,
    actions: actions.replaceAll('`', '').split(', '),
  }));

  let sent = new Set<string>();
  beforeEach(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAEXAMPLE');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  /** Runs the calls without AWS and returns the actions that they need. */
  const record = async (call: () => Promise<unknown>, bucketExists: boolean): Promise<string[]> => {
    sent = new Set();
    const answer = answers(bucketExists);
    for (const service of ['s3', 'lambda', 'iam', 'sts', 'cloudwatch'] as const) {
      const {client} = getAwsClient({region, service});
      const prototype = Object.getPrototypeOf(Object.getPrototypeOf(client)) as {
        send: (command: {constructor: {name: string}}) => Promise<unknown>;
      };
      vi.spyOn(prototype, 'send').mockImplementation((command) => {
        const name = command.constructor.name.replace(/Command$/, '');
        sent.add(name);
        return Promise.resolve(answer[name] ?? {});
      });
    }
    // Calls may fail on the empty answers, after they have sent their commands
    await call().catch(() => undefined);
    return [...sent].flatMap((name) => requiredActions[name] ?? [`unknown command ${name}`]);
  };

  interface Call {
    /** Index of the row in the table. */
    readonly row: number;
    readonly call: () => Promise<unknown>;
    readonly bucketExists?: boolean;
  }

  const signed = {
    region,
    bucketName,
    objectKey: 'a.mp4',
    expiresInSeconds: 60,
    checkIfObjectExists: true,
  } as const;

  // Rows 4, 6, 16 and 17 are missing: presignUrl() sends nothing, two would download or bundle, and
  // deleteSite() would need files to delete
  const calls: readonly Call[] = [
    {row: 0, call: () => renderMediaOnLambda(video)},
    {row: 0, call: () => renderStillOnLambda({...image, inputProps: {}})},
    {row: 0, call: () => getCompositionsOnLambda({...input, inputProps: {}})},
    {row: 1, call: () => renderMediaOnLambda({...video, inputProps: largeProps})},
    {row: 1, call: () => getCompositionsOnLambda({...input, inputProps: largeProps})},
    {row: 2, call: () => getRenderProgress({...render, functionName})},
    {row: 3, call: () => getRenderProgress({...render, functionName, skipLambdaInvocation: true})},
    {row: 5, call: () => presignUrl(signed)},
    {row: 7, call: () => deleteRender(render)},
    {row: 8, call: () => getSites({region})},
    {row: 9, call: () => getFunctions({region, compatibleOnly: false})},
    {row: 10, call: () => getFunctionInfo({region, functionName})},
    {row: 11, call: () => deleteFunction({region, functionName})},
    {row: 12, call: () => deployFunction({...size, region, createCloudWatchLogGroup: true})},
    {row: 13, call: () => getOrCreateBucket({region})},
    {row: 14, call: () => getOrCreateBucket({region}), bucketExists: false},
    {row: 15, call: () => getOrCreateBucket({region, enableFolderExpiry: true})},
    {row: 18, call: () => simulatePermissions({region})},
  ];

  it.each(calls)('row $row', async ({row, call, bucketExists = true}) => {
    const actions = new Set(await record(call, bucketExists));
    expect(sorted([...actions])).toEqual(sorted(rows[row]?.actions ?? []));
  });

  it('has only actions of the user policy', () => {
    const allowed = actionsOf(getUserPolicy());
    expect(rows).toHaveLength(19);
    expect(
      rows.flatMap(({actions}) => actions).filter((action) => !allowed.includes(action)),
    ).toEqual([]);
  });
});
