import {mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Problem} from '@docs-kit/docs-proof';
import {setUpNginx, startNginx} from '@docs-kit/tools/nginx';
import type {Delivery} from '../headers';
import {compressible, precompress} from '../precompress';
import {differences, expectationsOf} from './expectations';
import {tryHostileTargets} from './hostile';

const file = 'build/.nginx/server.conf';

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
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Reports the content of nginx's error log. */
export const judgeLog = (errors: string): Problem[] =>
  errors === ''
    ? []
    : [
        {
          file,
          line: 1,
          message: `nginx logged errors: ${errors}`,
          remedy: 'Correct delivery/hosts/nginx.ts.',
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
 * Starts nginx with the built files, and compares its response for every file with the expected response.
 *
 * @param files all files of the site, by their path in it
 */
export const tryNginx = async (
  root: string,
  delivery: Delivery,
  files: readonly string[],
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
    problems.push(...judgeLog(nginx.errors().trim()));
    return {problems, summary: `${count} responses from nginx`};
  } finally {
    await nginx.stop();
    rmSync(served.folder, {recursive: true});
  }
};
