import {estimatePrice, getRegions} from '@remotion/lambda';

const enabledByDefault = getRegions({enabledByDefaultOnly: true});

const prices = getRegions().map((region) => ({
  region,
  price: estimatePrice({
    region,
    memorySizeInMb: 2048,
    diskSizeInMb: 2048,
    durationInMilliseconds: 60 * 60 * 1000,
    lambdasInvoked: 1,
  }),
}));

console.log('region           one hour (USD)   enabled by default');
for (const {region, price} of prices.sort((a, b) => a.price - b.price)) {
  console.log(
    [
      region.padEnd(16),
      price.toFixed(5).padStart(14),
      enabledByDefault.some((name) => name === region) ? 'yes' : 'no',
    ].join('   '),
  );
}
