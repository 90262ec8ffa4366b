import {estimatePrice} from '@remotion/lambda/client';
import {printTable} from './table.mjs';

const megabitsPerSecond = 8;

printTable([
  ['minutes', 'file (MB)', 'H.264 needs (MB)', 'other codecs need (MB)'],
  ...[1, 5, 10, 30, 60].map((minutes) => {
    const fileInMb = (minutes * 60 * megabitsPerSecond) / 8;
    return [minutes, fileInMb, fileInMb * 2, fileInMb * 3];
  }),
]);

console.log();
printTable([
  ['disk (MB)', 'one hour (USD)'],
  ...[512, 2048, 5120, 10240].map((diskSizeInMb) => {
    const price = estimatePrice({
      region: 'us-east-1',
      memorySizeInMb: 2048,
      diskSizeInMb,
      durationInMilliseconds: 60 * 60 * 1000,
      lambdasInvoked: 1,
    });
    return [diskSizeInMb, price.toFixed(5)];
  }),
]);
