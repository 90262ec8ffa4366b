import {setTimeout} from 'node:timers/promises';
import {
  getRenderProgress,
  renderMediaOnLambda,
  speculateFunctionName,
} from '@remotion/lambda/client';

const region = 'eu-central-1';
const functionName = speculateFunctionName({
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
  timeoutInSeconds: 120,
});
const [city] = process.argv.slice(2);

const {renderId, bucketName} = await renderMediaOnLambda({
  region,
  functionName,
  serveUrl: 'weather',
  composition: 'Forecast',
  inputProps: {city},
  codec: 'h264',
});
console.log(`Started the render ${renderId}`);

let progress;
do {
  await setTimeout(1000);
  progress = await getRenderProgress({
    region,
    functionName,
    renderId,
    bucketName,
    skipLambdaInvocation: true,
  });
  console.log(`${Math.round(progress.overallProgress * 100)} %`.padStart(5));
} while (!progress.done && !progress.fatalErrorEncountered);

if (progress.done) {
  const {outputFile, outputSizeInBytes, costs} = progress;
  console.log(`${outputFile} (${outputSizeInBytes} bytes, about ${costs.displayCost})`);
} else {
  const {message} = progress.errors.find(({isFatal}) => isFatal);
  console.error(`The render failed: ${message}`);
  process.exitCode = 1;
}
