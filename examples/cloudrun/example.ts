import {defineExample} from '../define';

export default defineExample({
  shows:
    'What @remotion/cloudrun does without an account: regions, service names and the light client.',
  pages: [
    '/docs/cloudrun/getregions',
    '/docs/cloudrun/speculateservicename',
    '/docs/cloudrun/light-client',
  ],
  steps: [
    {command: 'node check-region.mjs', output: 'check-region.output.txt'},
    {command: 'node service-name.mjs', output: 'service-name.output.txt'},
    {
      command: `node -p "require('@remotion/cloudrun/client'); Object.keys(require.cache).filter((file) => file.includes('webpack')).length"`,
      output: 'light-client.output.txt',
    },
  ],
});
