import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';
import {aws, region} from './stand-in';

const remotion = path.resolve('node_modules/.bin/remotion');
const quotas = async (...args: string[]) => {
  const {stdout, stderr} = await promisify(execFile)(
    process.execPath,
    [remotion, 'lambda', 'quotas', ...args, '--region', region],
    {env: {...process.env, NO_COLOR: '1'}},
  );
  return stdout + stderr;
};

const quota = {QuotaCode: 'L-B99A9384', ServiceCode: 'lambda'};
const reads = [
  'GetAWSDefaultServiceQuota',
  'GetServiceQuota',
  'ListRequestedServiceQuotaChangeHistoryByQuota',
];

describe('npx remotion lambda quotas', () => {
  it('lists the quota, and an increase that AWS has not decided on', async () => {
    aws.requestedConcurrency = 5000;
    const output = await quotas();
    expect(aws.operations.toSorted()).toEqual(reads);
    expect(aws.calls.every(({input}) => input['QuotaCode'] === quota.QuotaCode)).toBe(true);
    expect(output).toContain('Concurrency limit: 1000 - Increase recommended!');
    expect(output).toContain('A request to increase it to 5000 is pending:');
  });

  it('requests the next multiple of 5,000', async () => {
    const output = await quotas('increase', '--yes');
    expect(aws.operations.toSorted()).toEqual([...reads, 'RequestServiceQuotaIncrease'].toSorted());
    expect(aws.inputsOf('RequestServiceQuotaIncrease')).toEqual([{...quota, DesiredValue: 5000}]);
    expect(output).toContain('increase concurrency limit from 1000 to 5000.');
  });
});
