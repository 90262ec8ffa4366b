/**
 * Starts the development server: `npm start`. Arguments are passed to Docusaurus: `npm start -- --port 8080
 * --no-open`.
 */
import {spawn} from 'node:child_process';
import {root} from '@docs-kit/tools';
import {docusaurus, docusaurusEnv} from './lib/docusaurus';

spawn(process.execPath, docusaurus('start', process.argv.slice(2)), {
  cwd: root,
  // `.npmrc` omits development dependencies, so npm sets `NODE_ENV` to `production`.
  env: {...process.env, ...docusaurusEnv, NODE_ENV: 'development'},
  stdio: 'inherit',
}).on('close', (code) => {
  process.exitCode = code ?? 1;
});
