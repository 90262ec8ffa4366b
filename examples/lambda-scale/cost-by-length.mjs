import {calculateCost} from './cost.mjs';
import {printTable} from './table.mjs';

const fps = 30;

printTable([
  ['seconds', 'functions', 'render time', 'billed time', 'price (USD)', '10,000 renders (USD)'],
  ...[10, 30, 60, 300, 600, 1800].map((seconds) => {
    const durationInFrames = seconds * fps;
    const {functions, renderTimeInSeconds, billedInSeconds, price} = calculateCost({
      durationInFrames,
    });
    const many = calculateCost({durationInFrames, renders: 10_000});

    return [
      seconds,
      functions,
      `${renderTimeInSeconds.toFixed(1)} s`,
      `${billedInSeconds.toFixed(1)} s`,
      price.toFixed(5),
      many.price.toFixed(2),
    ];
  }),
]);
