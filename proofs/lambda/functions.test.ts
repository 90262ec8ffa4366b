import {
  deleteFunction,
  deployFunction,
  getFunctionInfo,
  getFunctions,
  LambdaInternals,
} from '@remotion/lambda';
import {LambdaClientInternals} from '@remotion/lambda/client';
import {VERSION} from 'remotion/version';
import {describe, expect, it, vi} from 'vitest';
import {accountId, AwsError} from '../aws';
import {aws, clientVersion, functionName, region, shortenTimers} from './stand-in';

const options = {
  region,
  createCloudWatchLogGroup: true,
  memorySizeInMb: 2048,
  timeoutInSeconds: 120,
} as const;

const logGroup = `/aws/lambda/${functionName}`;
const deployed = {
  region,
  memorySizeInMb: 2048,
  timeoutInSeconds: 120,
  diskSizeInMb: 2048,
  version: clientVersion,
};

describe('deployFunction()', () => {
  it('creates a function, and waits until it is active', async () => {
    const delays = shortenTimers(1000);
    await expect(deployFunction(options)).resolves.toEqual({functionName, alreadyExisted: false});
    expect(aws.operations).toEqual([
      'GetCallerIdentity',
      'ListFunctions',
      'CreateLogGroup',
      'PutRetentionPolicy',
      'CreateFunction',
      'TagResource',
      'PutFunctionEventInvokeConfig',
      'GetFunction',
      'GetFunction',
      'PutRuntimeManagementConfig',
    ]);
    expect(aws.inputsOf('CreateLogGroup')).toEqual([{logGroupName: logGroup}]);
    expect(aws.inputsOf('PutRetentionPolicy')).toEqual([
      {logGroupName: logGroup, retentionInDays: 14},
    ]);
    expect(aws.inputsOf('CreateFunction')).toEqual([
      {
        FunctionName: functionName,
        Handler: 'index.handler',
        Role: `arn:aws:iam::${accountId}:role/remotion-lambda-role`,
        Runtime: 'nodejs20.x',
        Description: 'Renders a Remotion video.',
        MemorySize: 2048,
        Timeout: 120,
        Layers: LambdaInternals.getLayers({option: 'default', region}).map(
          ({layerArn, version}) => `${layerArn}:${version}`,
        ),
        Architectures: ['arm64'],
        EphemeralStorage: {Size: 2048},
        Code: {ZipFile: 'PK…'},
      },
    ]);
    expect(aws.inputsOf('TagResource')).toEqual([
      {
        Resource: `arn:aws:lambda:${region}:${accountId}:function:${functionName}`,
        Tags: {
          'remotion-lambda': 'true',
          'remotion-version': VERSION,
          'remotion-memory-in-mb': '2048',
          'remotion-timeout-in-seconds': '120',
          'remotion-ephemereal-storage-in-mb': '2048',
        },
      },
    ]);
    expect(aws.inputsOf('PutFunctionEventInvokeConfig')).toEqual([
      {FunctionName: functionName, MaximumRetryAttempts: 0},
    ]);
    expect(aws.inputsOf('PutRuntimeManagementConfig')).toEqual([
      {
        FunctionName: functionName,
        UpdateRuntimeOn: 'Manual',
        RuntimeVersionArn: `arn:aws:lambda:${region}::runtime:da57c20c4b965d5b75540f6865a35fc8030358e33ec44ecfed33e90901a27a72`,
      },
    ]);
    expect(delays.filter((delay) => delay === 1000)).toHaveLength(2);
  });

  it('passes the role, the VPC, the layers and the retention', async () => {
    shortenTimers(1000);
    await deployFunction({
      ...options,
      diskSizeInMb: 10240,
      customRoleArn: 'arn:aws:iam::123456789012:role/renderer',
      vpcSubnetIds: 'subnet-1,subnet-2',
      vpcSecurityGroupIds: 'sg-1',
      enableLambdaInsights: true,
      runtimePreference: 'apple-emojis',
      cloudWatchLogRetentionPeriodInDays: 3,
    });
    const [created] = aws.inputsOf('CreateFunction');
    expect(created).toMatchObject({
      FunctionName: functionName.replace('disk2048mb', 'disk10240mb'),
      Role: 'arn:aws:iam::123456789012:role/renderer',
      VpcConfig: {SubnetIds: ['subnet-1', 'subnet-2'], SecurityGroupIds: ['sg-1']},
      EphemeralStorage: {Size: 10240},
    });
    const layers = (created?.['Layers'] as string[] | undefined)?.map((arn) =>
      arn.split(':').at(-2),
    );
    expect(layers).toEqual([
      'remotion-binaries-fonts-arm64',
      'remotion-binaries-chromium-arm64',
      'remotion-binaries-emoji-apple-arm64',
      'LambdaInsightsExtension-Arm64',
    ]);
    expect(aws.inputsOf('PutRetentionPolicy')).toMatchObject([{retentionInDays: 3}]);
  });

  it('ignores the VPC unless both lists are set', async () => {
    shortenTimers(1000);
    await deployFunction({...options, vpcSubnetIds: 'subnet-1'});
    expect(aws.inputsOf('CreateFunction')[0]).not.toHaveProperty('VpcConfig');
  });

  it('only updates the logs of a function with the same version, memory, disk and timeout', async () => {
    // In this checkout, the packages that these two versions come from differ.
    aws.functions.set(functionName, {...deployed, version: VERSION});
    const {awsImplementation} = LambdaClientInternals;
    const {getFunctions: list} = awsImplementation;
    vi.spyOn(awsImplementation, 'getFunctions').mockImplementation((params) =>
      list({...params, compatibleOnly: false}),
    );
    await expect(deployFunction(options)).resolves.toEqual({functionName, alreadyExisted: true});
    expect(aws.operations).toEqual([
      'GetCallerIdentity',
      'ListFunctions',
      'Invoke',
      'CreateLogGroup',
      'PutRetentionPolicy',
    ]);
  });

  it('leaves the logs alone without createCloudWatchLogGroup', async () => {
    shortenTimers(1000);
    await deployFunction({...options, createCloudWatchLogGroup: false});
    expect(aws.operations).not.toContain('CreateLogGroup');
    expect(aws.operations).not.toContain('PutRetentionPolicy');
  });

  it('sets the retention of a log group that exists', async () => {
    shortenTimers(1000);
    aws.fail(
      'CreateLogGroup',
      new AwsError('ResourceAlreadyExistsException', 'The specified log group already exists'),
    );
    await deployFunction(options);
    expect(aws.operations).toContain('PutRetentionPolicy');
  });

  it('goes on if it may not tag the function', async () => {
    shortenTimers(1000);
    aws.fail('TagResource', new AwsError('AccessDeniedException', 'not authorized', 403));
    await expect(deployFunction(options)).resolves.toMatchObject({alreadyExisted: false});
  });

  it('warns and goes on if it may not lock the runtime', async () => {
    shortenTimers(1000);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    aws.fail(
      'PutRuntimeManagementConfig',
      new AwsError('AccessDeniedException', 'not authorized', 403),
    );
    await expect(deployFunction(options)).resolves.toMatchObject({alreadyExisted: false});
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/^⚠️ Could not lock the runtime version\./),
    ]);
  });

  it('rejects Lambda Insights where AWS has none, after it has created the log group', async () => {
    await expect(
      deployFunction({...options, region: 'eu-central-2', enableLambdaInsights: true}),
    ).rejects.toThrow('Lambda Insights is not supported by AWS in region eu-central-2.');
    expect(aws.operations).toContain('CreateLogGroup');
    expect(aws.operations).not.toContain('CreateFunction');
  });

  it('validates the options before it calls AWS', async () => {
    await expect(deployFunction({...options, timeoutInSeconds: 14})).rejects.toThrow(
      "parameter 'timeoutInSeconds' must be between 15 and 900, but got 14",
    );
    expect(aws.calls).toEqual([]);
  });
});

describe('getFunctions()', () => {
  it('lists the functions of Remotion on all pages, and asks each for its version', async () => {
    const others = ['remotion-render-4-0-300-mem512mb-disk512mb-60sec', 'resize-images'];
    aws.functionsPerPage = 2;
    aws.functions.set(functionName, deployed);
    aws.functions.set(others[0]!, {
      region,
      memorySizeInMb: 512,
      timeoutInSeconds: 60,
      version: '4.0.300',
    });
    aws.functions.set(others[1]!, {...deployed, version: ''});
    await expect(getFunctions({region, compatibleOnly: false})).resolves.toEqual([
      {
        functionName,
        version: clientVersion,
        memorySizeInMb: 2048,
        timeoutInSeconds: 120,
        diskSizeInMb: 2048,
      },
      // AWS doesn't list the disk size of this one.
      {
        functionName: others[0],
        version: '4.0.300',
        memorySizeInMb: 512,
        timeoutInSeconds: 60,
        diskSizeInMb: 2048,
      },
    ]);
    expect(aws.operations).toEqual(['ListFunctions', 'ListFunctions', 'Invoke', 'Invoke']);
    expect(aws.inputsOf('ListFunctions')).toEqual([{}, {Marker: '2'}]);
    expect(aws.inputsOf('Invoke')[0]).toEqual({
      FunctionName: functionName,
      InvocationType: 'RequestResponse',
      Payload: {logLevel: 'info', type: 'info'},
    });

    const compatible = await getFunctions({region, compatibleOnly: true});
    expect(compatible.map((each) => each.functionName)).toEqual([functionName]);
  });

  it('has the version null for a function that does not answer', async () => {
    aws.functions.set(functionName, deployed);
    aws.fail('Invoke', new AwsError('AccessDeniedException', 'not authorized', 403), 9);
    await expect(getFunctions({region, compatibleOnly: false})).resolves.toMatchObject([
      {functionName, version: null},
    ]);
    expect(aws.inputsOf('Invoke')).toHaveLength(1);
  });
});

describe('getFunctionInfo()', () => {
  it('reads the configuration, and asks the function for its version', async () => {
    aws.functions.set(functionName, deployed);
    await expect(getFunctionInfo({region, functionName})).resolves.toEqual({
      functionName,
      timeoutInSeconds: 120,
      memorySizeInMb: 2048,
      diskSizeInMb: 2048,
      version: clientVersion,
    });
    expect(aws.operations.toSorted()).toEqual(['GetFunction', 'Invoke']);
  });

  it('rejects if the function does not answer', async () => {
    aws.functions.set(functionName, deployed);
    aws.fail('Invoke', new AwsError('AccessDeniedException', 'not authorized', 403));
    await expect(getFunctionInfo({region, functionName})).rejects.toThrow('not authorized');
  });

  it('rejects if the function does not exist', async () => {
    await expect(getFunctionInfo({region, functionName})).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: `Function not found: arn:aws:lambda:${region}:${accountId}:function:${functionName}`,
    });
  });
});

describe('deleteFunction()', () => {
  it('deletes the function, but not its logs', async () => {
    aws.functions.set(functionName, deployed);
    await expect(deleteFunction({region, functionName})).resolves.toBeUndefined();
    expect(aws.calls).toMatchObject([
      {service: 'lambda', operation: 'DeleteFunction', region, input: {FunctionName: functionName}},
    ]);
    expect(aws.functions.size).toBe(0);
  });
});
