import {deployFunction, getFunctionInfo, getFunctions, simulatePermissions} from '@remotion/lambda';
import {LambdaClientInternals} from '@remotion/lambda/client';
import {VERSION} from 'remotion/version';
import {describe, expect, it, vi} from 'vitest';
import {AwsError} from '../aws';
import {aws, clientVersion, functionName, region, shortenTimers} from './stand-in';

const options = {
  region,
  createCloudWatchLogGroup: true,
  memorySizeInMb: 2048,
  timeoutInSeconds: 120,
} as const;
const deployed = {region, memorySizeInMb: 2048, timeoutInSeconds: 120, version: clientVersion};
const denied = new AwsError('AccessDeniedException', 'not authorized', 403);
const reportVersion = () =>
  aws.routines.set('info', (call) =>
    JSON.stringify({type: 'success', version: aws.functions.get(call.functionName)?.version}),
  );

describe('deployFunction()', () => {
  it('turns off the retries of AWS', async () => {
    shortenTimers(1000);
    await expect(deployFunction(options)).resolves.toEqual({functionName, alreadyExisted: false});
    expect(aws.inputsOf('PutFunctionEventInvokeConfig')).toEqual([
      {FunctionName: functionName, MaximumRetryAttempts: 0},
    ]);
  });

  it('only updates the logs of a function with the same version, memory, disk and timeout', async () => {
    // In this checkout, the packages that these two versions come from differ.
    aws.functions.set(functionName, {...deployed, version: VERSION});
    reportVersion();
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

  it('ignores the VPC unless both lists are set', async () => {
    shortenTimers(1000);
    await deployFunction({...options, vpcSubnetIds: 'subnet-1'});
    expect(aws.inputsOf('CreateFunction')[0]).not.toHaveProperty('VpcConfig');
  });

  it('continues if it may not tag the function, and warns if it may not lock the runtime', async () => {
    shortenTimers(1000);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    aws.fail('TagResource', denied);
    aws.fail('PutRuntimeManagementConfig', denied);
    await expect(deployFunction(options)).resolves.toMatchObject({alreadyExisted: false});
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/^⚠️ Could not lock the runtime version\./),
    ]);
  });
});

describe('getFunctions()', () => {
  it('lists the functions of Remotion, and asks each for its version', async () => {
    const old = 'remotion-render-4-0-300-mem512mb-disk512mb-60sec';
    aws.functions.set(functionName, deployed);
    aws.functions.set(old, {...deployed, version: '4.0.300'});
    aws.functions.set('resize-images', {...deployed, version: ''});
    reportVersion();
    const size = {memorySizeInMb: 2048, timeoutInSeconds: 120, diskSizeInMb: 2048};
    await expect(getFunctions({region, compatibleOnly: false})).resolves.toEqual([
      {functionName, version: clientVersion, ...size},
      {functionName: old, version: '4.0.300', ...size},
    ]);
    const compatible = await getFunctions({region, compatibleOnly: true});
    expect(compatible.map((each) => each.functionName)).toEqual([functionName]);
  });

  it('has the version null for a function that does not answer', async () => {
    aws.functions.set(functionName, deployed);
    aws.fail('Invoke', denied);
    await expect(getFunctions({region, compatibleOnly: false})).resolves.toMatchObject([
      {functionName, version: null},
    ]);
    expect(aws.inputsOf('Invoke')).toHaveLength(1);
  });
});

describe('getFunctionInfo()', () => {
  it('rejects if the function does not answer', async () => {
    aws.functions.set(functionName, deployed);
    aws.fail('Invoke', denied);
    await expect(getFunctionInfo({region, functionName})).rejects.toThrow('not authorized');
  });
});

describe('simulatePermissions()', () => {
  it('retries a failed simulation twice after 2 seconds each', async () => {
    const delays = shortenTimers(2000);
    aws.fail('SimulatePrincipalPolicy', denied, 2);
    await expect(simulatePermissions({region})).resolves.toHaveProperty('results.length', 31);
    expect(delays).toEqual([2000, 2000]);
    aws.fail('SimulatePrincipalPolicy', denied, 3);
    await expect(simulatePermissions({region})).rejects.toThrow('not authorized');
  });
});
