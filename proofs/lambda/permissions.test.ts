import {getUserPolicy, simulatePermissions} from '@remotion/lambda';
import {describe, expect, it, vi} from 'vitest';
import {AwsError} from '../aws';
import {aws, region, shortenTimers} from './stand-in';

const {Statement: statements} = JSON.parse(getUserPolicy()) as {
  Statement: {Action: string[]; Resource: string[]}[];
};

describe('simulatePermissions()', () => {
  it('asks IAM about each statement of the user policy in turn', async () => {
    aws.deniedActions.add('s3:DeleteBucket');
    const onSimulation = vi.fn();
    const {results} = await simulatePermissions({region, onSimulation});
    expect(aws.operations).toEqual([
      'GetCallerIdentity',
      ...statements.map(() => 'SimulatePrincipalPolicy'),
    ]);
    expect(aws.inputsOf('SimulatePrincipalPolicy')).toEqual(
      statements.map(({Action, Resource}) => ({
        PolicySourceArn: aws.callerArn,
        ActionNames: Action,
        ResourceArns: Resource,
      })),
    );
    expect(results).toEqual(
      statements
        .flatMap(({Action}) => Action)
        .map((name) => ({
          name,
          decision: name === 's3:DeleteBucket' ? 'implicitDeny' : 'allowed',
        })),
    );
    expect(onSimulation.mock.calls.flat()).toEqual(results);
  });

  it('simulates the role of a session', async () => {
    aws.callerArn = 'arn:aws:sts::123456789012:assumed-role/deployer/session';
    await simulatePermissions({region});
    expect(aws.inputsOf('SimulatePrincipalPolicy')[0]).toMatchObject({
      PolicySourceArn: 'arn:aws:iam::123456789012:role/deployer',
    });
  });

  it.each([
    ['arn:aws:iam::123456789012:root', 'Unsupported AWS Caller Identity ARN detected'],
    [
      'arn:aws:sts::123456789012:federated-user/ada',
      'Unsupported AWS Caller Identity ARN detected',
    ],
    ['arn:aws-cn:iam::123456789012:user/ada', 'Unknown AWS Caller Identity ARN detected'],
  ])('rejects the identity %s', async (arn, message) => {
    aws.callerArn = arn;
    await expect(simulatePermissions({region})).rejects.toThrow(message);
    expect(aws.operations).toEqual(['GetCallerIdentity']);
  });

  it('retries a failed simulation twice after 2 seconds each', async () => {
    const delays = shortenTimers(2000);
    const denied = new AwsError('AccessDenied', 'not authorized to simulate', 403);
    aws.fail('SimulatePrincipalPolicy', denied, 2);
    await expect(simulatePermissions({region})).resolves.toHaveProperty('results');
    expect(delays.filter((delay) => delay === 2000)).toHaveLength(2);
    aws.fail('SimulatePrincipalPolicy', denied, 3);
    await expect(simulatePermissions({region})).rejects.toThrow('not authorized to simulate');
  });
});
