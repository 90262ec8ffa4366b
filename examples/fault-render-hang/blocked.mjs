import {runRemotion} from '../fault-render-crash/run-remotion.mjs';

await runRemotion({
  args: ['render', 'out/bundle', 'Chart', 'out/chart.mp4', '--timeout=7000', '--concurrency=1'],
  message: /Tried to get delayRender\(\) handles.*|\w*Error: waiting for.*/,
});
