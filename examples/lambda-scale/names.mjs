import {speculateFunctionName} from '@remotion/lambda/client';

const settings = [
  {memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120},
  {memorySizeInMb: 3008, diskSizeInMb: 10240, timeoutInSeconds: 900},
  {memorySizeInMb: '2GB', diskSizeInMb: 2048, timeoutInSeconds: 120},
];

for (const setting of settings) {
  try {
    console.log(speculateFunctionName(setting));
  } catch (error) {
    console.log(error.message);
  }
}
