import {calculateCost} from './cost.mjs';
import {printTable} from './table.mjs';

const durationInFrames = 1800;

printTable([
  ['concurrency', 'functions', 'render time', 'billed time', 'price (USD)'],
  ...[1, 5, 10, 25, 50, null, 100, 200].map((concurrency) => {
    const {functions, renderTimeInSeconds, billedInSeconds, price} = calculateCost({
      durationInFrames,
      concurrency,
    });

    return [
      concurrency ?? 'default',
      functions,
      `${renderTimeInSeconds.toFixed(1)} s`,
      `${billedInSeconds.toFixed(1)} s`,
      price.toFixed(5),
    ];
  }),
]);
