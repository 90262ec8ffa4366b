import {defineExample} from '../define';

export default defineExample({
  shows:
    'The policies of the user and the role as the toolkit prints them, and a smaller policy next to them.',
  pages: ['/docs/lambda/permissions', '/docs/lambda/setup', '/docs/lambda/cli/policies'],
  steps: [
    {command: 'npx remotion lambda policies user', output: 'user.output.txt'},
    {command: 'npx remotion lambda policies role', output: 'role.output.txt'},
    {command: 'node compare.mjs render-server-policy.json', output: 'compare.output.txt'},
  ],
});
