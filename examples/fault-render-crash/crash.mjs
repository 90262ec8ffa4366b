import {renderAndKill} from './run-remotion.mjs';

const [target, times] = process.argv.slice(2);

const patterns = {
  // Only the first process of a browser has no type.
  browser: /^(?!.*--type=).*--remote-debugging-port=0/,
  tab: /--type=renderer/,
};

await renderAndKill({
  args: ['render', 'out/bundle', 'Title', 'out/title.mp4', '--concurrency=1'],
  message: /.*(?:crashed|Target closed|new browser).*/,
  pattern: patterns[target],
  frame: 4,
  times: Number(times),
});
