/**
 * Starts the development server: `npm start`. Arguments are passed to Docusaurus: `npm start -- --port 8080
 * --no-open`.
 */
import {spawn} from 'node:child_process';
import {docusaurus, docusaurusEnv} from './lib/docusaurus';
import {root} from '../packages/tools/tools';

spawn(process.execPath, docusaurus('start', process.argv.slice(2)), {
  cwd: root,
  env: {...process.env, ...docusaurusEnv},
  stdio: 'inherit',
}).on('close', (code) => {
  process.exitCode = code ?? 1;
});
