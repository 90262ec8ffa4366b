import {deployFunction} from '@remotion/lambda';

const settings = [
  {memorySizeInMb: 12_000},
  {diskSizeInMb: 20_480},
  {timeoutInSeconds: 1800},
  {cloudWatchLogRetentionPeriodInDays: 4000},
];

for (const setting of settings) {
  try {
    await deployFunction({
      region: 'us-east-1',
      memorySizeInMb: 2048,
      timeoutInSeconds: 120,
      createCloudWatchLogGroup: true,
      ...setting,
    });
  } catch (error) {
    console.log(error.message);
  }
}
