import {planRender} from './plan.mjs';

const attempts = [
  {durationInFrames: 900},
  {durationInFrames: 900, concurrency: 8},
  {durationInFrames: 900, concurrency: 200},
  {durationInFrames: 100, concurrency: 60},
  {durationInFrames: 900, framesPerLambda: 100},
  {durationInFrames: 900, framesPerLambda: 4},
  {durationInFrames: 900, concurrency: 300},
  {durationInFrames: 900, concurrency: 8, framesPerLambda: 100},
];

for (const attempt of attempts) {
  try {
    const {framesPerFunction, functions} = planRender(attempt);
    console.log(attempt, `${functions} functions, ${framesPerFunction} frames each`);
  } catch (error) {
    console.log(attempt, error.message);
  }
}
