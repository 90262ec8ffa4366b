import {speculateFunctionName} from '@remotion/lambda/client';

const settings = {memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120};
console.log(speculateFunctionName(settings));

// Environment variables are strings, which work as well
const fromEnvironment = {...settings, memorySizeInMb: process.env.LAMBDA_MEMORY ?? '3008'};
console.log(speculateFunctionName(fromEnvironment));
