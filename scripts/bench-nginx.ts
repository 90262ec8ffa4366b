/**
 * Load-tests nginx with the files of the build: `npm run bench:nginx` opens 200 connections for 60 seconds,
 * `npm run bench:nginx -- 10 50` opens 50 connections for 10 seconds. Fails if a request fails or if no request
 * was made.
 */
import path from 'node:path';
import {judgeLoad, pathsForLoad} from '../checks/delivery/nginx';
import {listBuiltFiles} from '../checks/lib/built-site';
import {startNginx} from './lib/nginx';
import {root} from './lib/tools';
import {load} from './lib/wrk';

const [seconds = 60, connections = 200] = process.argv.slice(2).map(Number);
const site = path.join(root, 'build');
const paths = pathsForLoad(listBuiltFiles(root).map((file) => file.slice('build/'.length)));

const nginx = await startNginx(site);
try {
  console.log(
    `${connections} connections ask for ${paths.length} pages and assets for ${seconds} s …`,
  );
  const counted = await load(nginx.origin, paths, seconds, connections);
  const {requests, perSecond, failed, latency} = counted;
  console.log(
    `${requests} requests, ${Math.round(perSecond)} a second, median ${latency.p50}, p99 ${latency.p99}, ${failed} failed`,
  );
  for (const {message} of judgeLoad(counted, nginx.errors().trim())) {
    console.error(message);
    process.exitCode = 1;
  }
} finally {
  await nginx.stop();
}
