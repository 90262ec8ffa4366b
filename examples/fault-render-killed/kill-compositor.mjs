import {renderAndKill} from '../fault-render-crash/run-remotion.mjs';

await renderAndKill({
  args: ['render', 'out/bundle', 'Clip', 'out/clip.mp4', '--concurrency=1', '--muted'],
  message: /^(?:An error occurred|\s*Error ).*/,
  pattern: /@remotion\/compositor-[^/]+\/remotion/,
  frame: 3,
  times: 1,
});
