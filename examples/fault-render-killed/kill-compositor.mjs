import {runRemotion} from '../fault-render-crash/run-remotion.mjs';
import {makeBinaries} from './make-binaries.mjs';

// Passes everything on to the real compositor until the frame at 0.1 seconds is requested.
// The request must be read before the process ends: otherwise, the renderer fails while it writes the request.
const folder = makeBinaries('out/binaries-compositor', 'remotion', (compositor) => {
  return `#!${process.execPath}
const {spawn} = require('node:child_process');
const {createInterface} = require('node:readline');

const compositor = spawn(${JSON.stringify(compositor)}, process.argv.slice(2), {stdio: ['pipe', 'inherit', 'inherit']});
compositor.on('exit', (code) => process.exit(code ?? 1));
createInterface({input: process.stdin}).on('line', (line) => {
  // The last line is no command.
  const command = line === 'EOF' ? null : JSON.parse(line).payload;
  if (command?.type === 'ExtractFrame' && command.params.time === 0.1) {
    compositor.removeAllListeners('exit');
    compositor.kill('SIGKILL');
    process.kill(process.pid, 'SIGKILL');
  }

  compositor.stdin.write(\`\${line}\\n\`);
});
`;
});

await runRemotion({
  args: [
    ...['render', 'out/bundle', 'Clip', 'out/clip.mp4', '--concurrency=1', '--muted'],
    `--binaries-directory=${folder}`,
  ],
  message: /^(?:An error occurred|\s*Error ).*/,
});
