import {estimatePrice} from '@remotion/lambda/client';
import {printTable} from './table.mjs';

const priceOfOneHour = (memorySizeInMb) =>
  estimatePrice({
    region: 'us-east-1',
    memorySizeInMb,
    diskSizeInMb: 2048,
    durationInMilliseconds: 60 * 60 * 1000,
    lambdasInvoked: 1,
  });

const reference = priceOfOneHour(2048);

printTable([
  ['memory (MB)', 'one hour (USD)', 'compared with 2048 MB'],
  ...[1024, 2048, 3008, 4096, 8192, 10240].map((memorySizeInMb) => {
    const price = priceOfOneHour(memorySizeInMb);
    return [memorySizeInMb, price.toFixed(5), (price / reference).toFixed(2)];
  }),
]);
