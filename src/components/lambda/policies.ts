/**
 * The policies that `getUserPolicy()` and `getRolePolicy()` of `@remotion/lambda` print, with the reason for each
 * action and the features that need it. tests/unit/lambda-tools/policies.test.ts compares this table with the
 * printed policies, and with the table of actions by function, which is proven by recorded calls.
 */

interface Action<Feature extends string> {
  readonly name: string;
  readonly features: readonly Feature[];
  /** What stops working without the action, in Markdown with code and links. */
  readonly reason: string;
}

interface Statement<Feature extends string> {
  readonly sid: string;
  readonly actions: readonly Action<Feature>[];
  readonly resources: readonly string[];
}

export interface Policy<Feature extends string = string> {
  /** The label of each feature that the reader can select. */
  readonly features: Readonly<Record<Feature, string>>;
  readonly statements: readonly Statement<Feature>[];
}

const userFeatures = {
  videos: 'Render videos, read compositions and query the progress',
  stills: 'Render stills',
  largeProps: 'Pass input props that are too large for a function call',
  outputs: 'Download outputs and sign their URLs',
  deleteRenders: 'Delete renders',
  autoDelete: 'Delete renders automatically',
  listFunctions: 'List functions, and choose one with the CLI',
  deployFunctions: 'Deploy functions',
  deleteFunctions: 'Delete functions',
  sites: 'Deploy, list and delete sites',
  quotas: 'Read quotas and request higher ones',
  validate: 'Check the permissions',
  unused: "Actions that this version doesn't use",
} as const;

type UserFeature = keyof typeof userFeatures;

const buckets = ['arn:aws:s3:::remotionlambda-*'];
const functions = ['arn:aws:lambda:*:*:function:remotion-render-*'];

export const userPolicy: Policy<UserFeature> = {
  features: userFeatures,
  statements: [
    {
      sid: 'HandleQuotas',
      actions: [
        {
          name: 'servicequotas:GetServiceQuota',
          features: ['quotas'],
          reason:
            '[`npx remotion lambda quotas`](/docs/lambda/cli/quotas): reading the concurrency limit of your account',
        },
        {
          name: 'servicequotas:GetAWSDefaultServiceQuota',
          features: ['quotas'],
          reason: 'the same command: reading the default limit of AWS for comparison',
        },
        {
          name: 'servicequotas:RequestServiceQuotaIncrease',
          features: ['quotas'],
          reason:
            '[`npx remotion lambda quotas increase`](/docs/lambda/cli/quotas#increase): requesting a higher limit',
        },
        {
          name: 'servicequotas:ListRequestedServiceQuotaChangeHistoryByQuota',
          features: ['quotas'],
          reason:
            '`npx remotion lambda quotas`: finding out whether you have already requested a higher limit',
        },
      ],
      resources: ['*'],
    },
    {
      sid: 'PermissionValidation',
      actions: [
        {
          name: 'iam:SimulatePrincipalPolicy',
          features: ['validate'],
          reason:
            "[`npx remotion lambda policies validate`](/docs/lambda/cli/policies#validate) and [`simulatePermissions()`](/docs/lambda/simulatepermissions): asking the AWS policy simulator, which doesn't change anything",
        },
      ],
      resources: ['*'],
    },
    {
      sid: 'LambdaInvokation',
      actions: [
        {
          name: 'iam:PassRole',
          features: ['deployFunctions'],
          reason:
            '[deploying a function](/docs/lambda/deployfunction): assigning the role to it. The statement only allows `remotion-lambda-role`. If you set another role, add its ARN',
        },
      ],
      resources: ['arn:aws:iam::*:role/remotion-lambda-role'],
    },
    {
      sid: 'Storage',
      actions: [
        {
          name: 's3:GetObject',
          features: ['outputs', 'deleteRenders'],
          reason:
            'downloading renders, [signing URLs](/docs/lambda/presignurl), reading the progress without calling the function, and reading the render to delete',
        },
        {
          name: 's3:DeleteObject',
          features: ['deleteRenders', 'sites'],
          reason:
            'deleting renders and sites, and the files that a new version of a site no longer contains',
        },
        {
          name: 's3:PutObjectAcl',
          features: ['largeProps', 'sites'],
          reason:
            'uploading files with an ACL, which applies to all files except sites that you deploy with `no-acl`',
        },
        {
          name: 's3:PutObject',
          features: ['largeProps', 'sites'],
          reason: 'uploading sites, and input props that are too large for a function call',
        },
        {
          name: 's3:CreateBucket',
          features: ['sites'],
          reason:
            '[creating the bucket](/docs/lambda/getorcreatebucket) the first time you deploy a site in a region',
        },
        {
          name: 's3:ListBucket',
          features: ['outputs', 'deleteRenders', 'sites'],
          reason:
            "listing the files of sites and renders, and getting 404 instead of 403 for a file that doesn't exist",
        },
        {
          name: 's3:GetBucketLocation',
          features: ['largeProps', 'sites'],
          reason:
            "finding the region of a bucket whose name doesn't contain it, and checking that a bucket exists before you deploy a site",
        },
        {
          name: 's3:PutBucketAcl',
          features: ['sites'],
          reason:
            'creating the bucket: setting its ACL to `public-read`. This also lets everyone [list the names of its files](https://docs.aws.amazon.com/AmazonS3/latest/userguide/acl-overview.html#permissions)',
        },
        {
          name: 's3:DeleteBucket',
          features: ['unused'],
          reason:
            'nothing in this version, which never deletes a bucket. With this action, you can delete the bucket yourself when you [uninstall](/docs/lambda/uninstall) Remotion Lambda',
        },
        {
          name: 's3:PutBucketOwnershipControls',
          features: ['sites'],
          reason:
            'creating the bucket: enabling ACLs by deleting the ownership controls of the new bucket',
        },
        {
          name: 's3:PutBucketPublicAccessBlock',
          features: ['sites'],
          reason: 'creating the bucket: removing the block on public access from the new bucket',
        },
        {
          name: 's3:PutLifecycleConfiguration',
          features: ['autoDelete'],
          reason:
            '[deleting renders automatically](/docs/lambda/autodelete): adding and removing the lifecycle rules',
        },
      ],
      resources: buckets,
    },
    {
      sid: 'BucketListing',
      actions: [
        {
          name: 's3:ListAllMyBuckets',
          features: ['largeProps', 'autoDelete', 'sites'],
          reason:
            'finding the bucket of the region. You can remove it if you pass `forceBucketName` to every call that looks for the bucket. AWS only grants this action for all buckets, so the resource is `*`',
        },
      ],
      resources: ['*'],
    },
    {
      sid: 'FunctionListing',
      actions: [
        {
          name: 'lambda:ListFunctions',
          features: ['listFunctions', 'deployFunctions'],
          reason:
            'listing your functions. The commands `render`, `still` and `compositions` use the list to choose a function, and a deployment uses it to find an existing function',
        },
        {
          name: 'lambda:GetFunction',
          features: ['listFunctions', 'deployFunctions'],
          reason:
            'waiting until a new function is ready, and [`getFunctionInfo()`](/docs/lambda/getfunctioninfo)',
        },
      ],
      resources: ['*'],
    },
    {
      sid: 'FunctionManagement',
      actions: [
        {
          name: 'lambda:InvokeAsync',
          features: ['unused'],
          reason:
            'nothing in this version, which calls functions with a newer API that only requires `lambda:InvokeFunction`',
        },
        {
          name: 'lambda:InvokeFunction',
          features: ['videos', 'stills', 'largeProps', 'listFunctions', 'deployFunctions'],
          reason:
            'starting renders, querying their progress, and finding out the version of a function',
        },
        {
          name: 'lambda:CreateFunction',
          features: ['deployFunctions'],
          reason: 'deploying a function',
        },
        {
          name: 'lambda:DeleteFunction',
          features: ['deleteFunctions'],
          reason: '[deleting a function](/docs/lambda/deletefunction)',
        },
        {
          name: 'lambda:PutFunctionEventInvokeConfig',
          features: ['deployFunctions'],
          reason:
            'deploying: setting the retries of AWS to 0, because Remotion retries failed chunks itself',
        },
        {
          name: 'lambda:PutRuntimeManagementConfig',
          features: ['deployFunctions'],
          reason:
            "deploying: locking the [Node.js runtime](/docs/lambda/runtime#nodejs). If it's missing, the deployment prints `⚠️ Could not lock the runtime version. …` and continues",
        },
        {
          name: 'lambda:TagResource',
          features: ['deployFunctions'],
          reason:
            "deploying: adding the tags `remotion-version`, `remotion-memory-in-mb` and others. If it's missing, the deployment continues without tags",
        },
      ],
      resources: functions,
    },
    {
      sid: 'LogsRetention',
      actions: [
        {
          name: 'logs:CreateLogGroup',
          features: ['deployFunctions'],
          reason: 'deploying: creating the log group `/aws/lambda/<function name>`',
        },
        {
          name: 'logs:PutRetentionPolicy',
          features: ['deployFunctions'],
          reason: 'deploying: limiting how long CloudWatch keeps the logs',
        },
      ],
      resources: ['arn:aws:logs:*:*:log-group:/aws/lambda/remotion-render-*'],
    },
    {
      sid: 'FetchBinaries',
      actions: [
        {
          name: 'lambda:GetLayerVersion',
          features: ['deployFunctions'],
          reason:
            "deploying: attaching the [layers](/docs/lambda/runtime#layers) with Chrome and fonts from Remotion's AWS account `678892195805`, and the Lambda Insights extension from the AWS account `580247275435`",
        },
      ],
      resources: [
        'arn:aws:lambda:*:678892195805:layer:remotion-binaries-*',
        'arn:aws:lambda:*:580247275435:layer:LambdaInsightsExtension*',
      ],
    },
  ],
};

const roleFeatures = {
  render: 'Render videos and stills',
  findBucket: 'Find the bucket without `forceBucketName`',
  largeProps: 'Pass input props that are too large for a function call',
  logs: 'Write logs',
  insights: 'Use Lambda Insights',
  createBucket: 'Try to create the bucket if the region has none',
} as const;

type RoleFeature = keyof typeof roleFeatures;

export const rolePolicy: Policy<RoleFeature> = {
  features: roleFeatures,
  statements: [
    {
      sid: '0',
      actions: [
        {
          name: 's3:ListAllMyBuckets',
          features: ['findBucket', 'createBucket'],
          reason: 'finding the bucket of the region, unless you pass `forceBucketName`',
        },
      ],
      resources: ['*'],
    },
    {
      sid: '1',
      actions: [
        {
          name: 's3:CreateBucket',
          features: ['createBucket'],
          reason: 'creating the bucket if the region has none',
        },
        {
          name: 's3:ListBucket',
          features: ['render'],
          reason:
            'getting 404 instead of 403 when the function checks whether the output file exists',
        },
        {
          name: 's3:PutBucketAcl',
          features: ['createBucket'],
          reason: 'setting the ACL of that bucket',
        },
        {
          name: 's3:GetObject',
          features: ['render', 'largeProps'],
          reason:
            'reading the progress, and input props that were too large for the call; checking whether the output file exists',
        },
        {
          name: 's3:DeleteObject',
          features: ['largeProps'],
          reason: 'deleting large props after the render',
        },
        {
          name: 's3:PutObjectAcl',
          features: ['render'],
          reason: 'setting the `privacy` of the files that it writes',
        },
        {
          name: 's3:PutObject',
          features: ['render'],
          reason: 'writing the progress, the finished file and artifacts',
        },
        {
          name: 's3:GetBucketLocation',
          features: ['findBucket'],
          reason: "finding the region of a bucket whose name doesn't contain it",
        },
      ],
      resources: buckets,
    },
    {
      sid: '2',
      actions: [
        {
          name: 'lambda:InvokeFunction',
          features: ['render'],
          reason:
            'splitting the render: the first invocation calls the function again for each chunk',
        },
      ],
      resources: functions,
    },
    {
      sid: '3',
      actions: [
        {
          name: 'logs:CreateLogGroup',
          features: ['insights'],
          reason:
            'creating the log group of [Lambda Insights](/docs/lambda/insights), `/aws/lambda-insights`',
        },
      ],
      resources: ['arn:aws:logs:*:*:log-group:/aws/lambda-insights'],
    },
    {
      sid: '4',
      actions: [
        {
          name: 'logs:CreateLogStream',
          features: ['logs', 'insights'],
          reason: 'writing logs to the log group of the function and of Lambda Insights',
        },
        {
          name: 'logs:PutLogEvents',
          features: ['logs', 'insights'],
          reason: 'writing log events to the same log groups',
        },
      ],
      resources: [
        'arn:aws:logs:*:*:log-group:/aws/lambda/remotion-render-*',
        'arn:aws:logs:*:*:log-group:/aws/lambda-insights:*',
      ],
    },
  ],
};

/** Returns the statements with the actions that the selected features need. Empty statements are left out. */
export const filterStatements = (
  {statements}: Policy,
  selected: ReadonlySet<string>,
): Policy['statements'] =>
  statements
    .map((statement) => ({
      ...statement,
      actions: statement.actions.filter(({features}) =>
        features.some((feature) => selected.has(feature)),
      ),
    }))
    .filter(({actions}) => actions.length > 0);

/** Prints statements like `getUserPolicy()` and `getRolePolicy()`. */
export const printPolicy = (statements: Policy['statements']): string =>
  JSON.stringify(
    {
      Version: '2012-10-17',
      Statement: statements.map(({sid, actions, resources}) => ({
        Sid: sid,
        Effect: 'Allow',
        Action: actions.map(({name}) => name),
        Resource: resources,
      })),
    },
    null,
    2,
  );
