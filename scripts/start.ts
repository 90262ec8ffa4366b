/**
 * Starts the development server: `npm start`. Arguments are passed to Docusaurus: `npm start -- --port 8080
 * --no-open`.
 */
import {spawn} from 'node:child_process';
import {root} from '@docs-kit/tools';
import {docusaurus, docusaurusEnv} from './lib/docusaurus';

spawn(process.execPath, docusaurus('start', process.argv.slice(2)), {
  cwd: root,
  env: {...process.env, ...docusaurusEnv},
  stdio: 'inherit',
}).on('close', (code) => {
  process.exitCode = code ?? 1;
});
