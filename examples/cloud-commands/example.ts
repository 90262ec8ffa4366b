import {defineExample, type Step} from '../define';

/** The packages for the clouds have another version in this repository: see features/toolkit/packages.ts. */
const masks: Step['masks'] = [
  [/(?<=^remotion (?:lambda|cloudrun) )4\.[\d.]+ © \d+/gm, '4.0.331 © 2026'],
];

/** Makes the command believe that it can sign in. It sends no request. */
const withKey = (command: string): string =>
  `REMOTION_AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE REMOTION_AWS_SECRET_ACCESS_KEY=secret ${command}`;

const setsKey = 'the page says that the command needs an access key, which a reader has set';

export default defineExample({
  shows: 'What the commands for the clouds print without sending a request.',
  pages: [
    '/docs/cloudrun/cli',
    '/docs/cloudrun/cli/regions',
    '/docs/cloudrun/cli/services',
    '/docs/cloudrun/cli/sites',
    '/docs/lambda/cli',
    '/docs/lambda/cli/functions',
    '/docs/lambda/cli/regions',
    '/docs/lambda/cli/sites',
    '/docs/lambda/troubleshooting/security-token',
  ],
  steps: [
    {command: 'npx remotion lambda', output: 'lambda.output.txt', masks},
    {
      command: withKey('npx remotion lambda functions'),
      output: 'lambda-functions.output.txt',
      notShown: setsKey,
    },
    {
      command: withKey('npx remotion lambda sites'),
      output: 'lambda-sites.output.txt',
      notShown: setsKey,
    },
    {command: 'npx remotion lambda regions', output: 'lambda-regions.output.txt'},
    {
      command: 'npx remotion lambda regions --default-only',
      output: 'lambda-default-regions.output.txt',
    },
    {command: 'npx remotion cloudrun', output: 'cloudrun.output.txt', masks},
    {command: 'npx remotion cloudrun services', output: 'cloudrun-services.output.txt'},
    {command: 'npx remotion cloudrun sites', output: 'cloudrun-sites.output.txt'},
    {command: 'npx remotion cloudrun regions', output: 'cloudrun-regions.output.txt'},
  ],
});
