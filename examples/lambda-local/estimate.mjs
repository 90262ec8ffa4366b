import {estimatePrice} from '@remotion/lambda/client';

// One render: 16 functions that run for 9 seconds on average
const functions = 16;
const milliseconds = functions * 9_000;

for (const renders of [1, 10_000]) {
  const dollars = estimatePrice({
    region: 'us-east-1',
    memorySizeInMb: 2048,
    diskSizeInMb: 2048,
    lambdasInvoked: functions * renders,
    durationInMilliseconds: milliseconds * renders,
  });
  console.log(`${renders} renders: $${dollars}`);
}
