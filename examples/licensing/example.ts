import {defineExample} from '../define';

export default defineExample({
  shows: 'Reporting and reading usage with a replacement for the server.',
  pages: ['/docs/licensing', '/docs/licensing/register-usage-point', '/docs/licensing/get-usage'],
  steps: [
    {command: 'node --import ./no-server.mjs report.mjs', output: 'report.output.txt'},
    {command: 'node --import ./no-server.mjs usage.mjs', output: 'usage.output.txt'},
  ],
});
