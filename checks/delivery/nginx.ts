import {mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Delivery} from '../../delivery/describe';
import {compressible, precompress} from '../../delivery/precompress';
import {setUpNginx, startNginx} from '../../scripts/lib/nginx';
import {load, setUpWrk, type Load} from '../../scripts/lib/wrk';
import type {Problem} from '../lib/problem';
import {differences, expectationsOf} from './expectations';
import {tryHostileTargets} from './hostile';

const file = 'build/.nginx/server.conf';
const connections = 200;

/** Number of concurrent requests while responses are compared. */
const atOnce = 16;

export interface NginxVerdict {
  readonly problems: Problem[];
  readonly summary: string;
}

/** Returns why nginx can't be tested on this machine, or undefined if it can. */
export const whyNot = (): string | undefined => {
  try {
    setUpNginx();
    setUpWrk();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/**
 * Reports failed requests under load. A run without any response is a failure.
 *
 * @param errors the content of nginx's error log
 */
export const judgeLoad = ({requests, failed}: Load, errors: string): Problem[] =>
  requests > 0 && failed === 0 && errors === ''
    ? []
    : [
        {
          file,
          line: 1,
          message:
            `${failed} of ${requests} requests failed under ${connections} connections. ${errors}`.trim(),
          remedy: 'Check the error log of nginx.',
        },
      ];

/**
 * Requests every file of the site, and missing files.
 *
 * @param site the built site
 * @returns the number of responses, and a problem for each unexpected response
 */
export const compareAnswers = async (
  origin: string,
  site: string,
  delivery: Delivery,
  files: readonly string[],
): Promise<{readonly count: number; readonly problems: Problem[]}> => {
  const expectations = expectationsOf(delivery, files);
  const problems: Problem[] = [];
  const queue = [...expectations];
  await Promise.all(
    Array.from({length: atOnce}, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        for (const difference of await differences(origin, site, next)) {
          problems.push({
            file,
            line: 1,
            message: `nginx responds to ${next.path}${next.encoding ? ` (${next.encoding})` : ''} with ${difference}`,
            remedy:
              'Correct delivery/hosts/nginx.ts, or delivery/headers.ts if the headers there are wrong.',
          });
        }
      }
    }),
  );
  return {count: expectations.length, problems};
};

/**
 * Creates a folder with links to all files of a site, and with compressed versions of one file of each kind, because
 * `npm run compress` takes a minute for all.
 */
const createServedCopy = async (site: string, files: readonly string[]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  for (const name of files) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    symlinkSync(path.join(site, name), path.join(folder, name));
  }
  const present = new Set(files);
  const ofEachKind = new Map(
    compressible(folder)
      .filter((name) => !present.has(`${name}.br`))
      .map((name) => [path.extname(name), name]),
  );
  const compressed = await precompress(folder, [...ofEachKind.values()]);
  return {
    folder,
    files: [...files, ...compressed.flatMap((name) => [`${name}.br`, `${name}.gz`])],
  };
};

/**
 * Starts nginx with the built files, compares its response for every file with the expected response, and
 * requests pages and assets from 200 connections.
 *
 * @param files all files of the site, by their path in it
 * @param seconds the duration of the load test
 */
export const tryNginx = async (
  root: string,
  delivery: Delivery,
  files: readonly string[],
  seconds: number,
): Promise<NginxVerdict> => {
  const served = await createServedCopy(path.resolve(root, 'build'), files);
  const nginx = await startNginx(served.folder);
  try {
    const {count, problems} = await compareAnswers(
      nginx.origin,
      served.folder,
      delivery,
      served.files,
    );
    problems.push(
      ...(await tryHostileTargets(nginx.origin)).map((answer) => ({
        file,
        line: 1,
        message: `nginx responds to ${answer}.`,
        remedy: 'Correct delivery/hosts/nginx.ts.',
      })),
    );
    const counted = await load(nginx.origin, pathsForLoad(files), seconds, connections);
    const {perSecond, latency} = counted;
    return {
      problems: [...problems, ...judgeLoad(counted, nginx.errors().trim())],
      summary: `${count} responses from nginx, ${Math.round(perSecond)} per second on ${connections} connections (median ${latency.p50}, p99 ${latency.p99})`,
    };
  } finally {
    await nginx.stop();
    rmSync(served.folder, {recursive: true});
  }
};

/** Returns a realistic mix of up to 200 pages and as many assets. */
export const pathsForLoad = (files: readonly string[]): string[] => {
  const some = (matching: (name: string) => boolean) => files.filter(matching).slice(0, 200);
  return [
    ...some((name) => name.endsWith('/index.html')).map((name) => `/${path.posix.dirname(name)}`),
    ...some((name) => /^assets\/.*\.(?:js|css)$/.test(name)).map((name) => `/${name}`),
  ];
};
