import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describeDelivery} from '../../delivery/describe';
import {contentTypes} from '../../delivery/hosts/content-types';
import {hostFiles} from '../../delivery/prepare';
import {isCI} from '../../scripts/lib/is-ci';
import {listBuiltFiles, notBuilt} from '../lib/built-site';
import type {Check, Problem} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {tryNginx, whyNot} from './nginx';

const problem = (file: string, message: string, remedy: string): Problem => ({
  file: `build/${file}`,
  line: 1,
  message,
  remedy,
});

/** What is wrong with the files alone, without a server. */
export const judgeFiles = (
  expected: Readonly<Record<string, string>>,
  files: readonly string[],
  read: (file: string) => string | undefined,
): Problem[] => [
  ...Object.entries(expected)
    .filter(([file, text]) => read(file) !== text)
    .map(([file]) =>
      problem(
        file,
        'It is not what delivery/ writes for this site.',
        'Build with `npm run build`.',
      ),
    ),
  ...files
    .filter((file) => !(file in expected) && !/\.(?:br|gz)$/.test(file))
    .filter((file) => !(path.extname(file).slice(1) in contentTypes))
    .map((file) =>
      problem(
        file,
        'Its ending has no content type, so a browser that must not guess does not show it.',
        'Add the ending to delivery/hosts/content-types.ts.',
      ),
    ),
  ...files
    .filter(
      (file) =>
        file.endsWith('.html') &&
        !['br', 'gz'].every((ending) => files.includes(`${file}.${ending}`)),
    )
    .map((file) => problem(file, 'It is not compressed.', 'Build with `npm run build`.')),
];

/** The built site holds what hosts need, and nginx serves it as the source says. */
export const check: Check = {
  name: 'delivery',
  run: async ({root}) => {
    const missing = notBuilt(root);
    if (missing) {
      return {problems: [missing], summary: 'nothing looked at'};
    }
    const site = path.join(root, 'build');
    const files = listBuiltFiles(root).map((file) => file.slice('build/'.length));
    const delivery = describeDelivery(root, site);
    const problems = judgeFiles(hostFiles(delivery), files, (file) =>
      existsSync(path.join(site, file)) ? readFileSync(path.join(site, file), 'utf8') : undefined,
    );
    const counted = `${files.length} files`;
    if (problems.length > 0) {
      return {problems, summary: `${counted}, nginx not tried`};
    }
    const reason = whyNot();
    if (reason === undefined) {
      const {problems: answers, summary} = await tryNginx(root, delivery, files);
      return {problems: answers, summary: `${counted}, ${summary}`};
    }
    return {
      problems: isCI(process.env)
        ? [problem('.nginx/server.conf', 'nginx was not tried.', reason)]
        : [],
      summary: `${counted}, nginx not tried`,
      notes: [`Not tried here: ${reason}`],
    };
  },
};

await runAsCommand(import.meta.url, check);
