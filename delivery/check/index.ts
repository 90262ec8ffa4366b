import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Check, Problem} from '@docs-kit/docs-proof';
import {isCI} from '@docs-kit/tools/ci';
import {describeBuiltSite, hostFiles} from '../describe';
import type {Delivery} from '../headers';
import {contentTypes} from '../hosts/content-types';
import {redirectPages} from '../redirect-pages';
import {redirects} from '../../redirects';
import {listBuiltFiles, notBuilt} from '../../checks/lib/built-site';
import {tryNginx, whyNot} from './nginx';
import {blockedOn} from './policy';

const problem = (file: string, message: string, remedy: string): Problem => ({
  file: `build/${file}`,
  line: 1,
  message,
  remedy,
});

/**
 * Checks the files, without a server.
 *
 * @param expected text of the files that delivery/ writes, by path
 * @param site the built site
 * @param files all files of the site, by their path in it
 */
const judgeFiles = (
  expected: ReadonlyMap<string, string>,
  site: string,
  files: readonly string[],
): Problem[] => {
  const present = new Set(files);
  const own = files.filter((file) => !expected.has(file) && !/\.(?:br|gz)$/.test(file));
  return [
    ...[...expected]
      .filter(
        ([file, text]) =>
          !present.has(file) || readFileSync(path.join(site, file), 'utf8') !== text,
      )
      .map(([file]) =>
        problem(
          file,
          'The file differs from what delivery/ generates for this site.',
          'Build with `npm run build`, and run this check with the same settings.',
        ),
      ),
    ...own
      .filter((file) => !Object.hasOwn(contentTypes, path.extname(file).slice(1)))
      .map((file) =>
        problem(
          file,
          "Its extension has no content type, so browsers don't display it, because they aren't allowed to guess.",
          'Add the extension to delivery/hosts/content-types.ts.',
        ),
      ),
  ];
};

/** Reports what the policy of the pages blocks on them. */
const judgePages = ({headers}: Delivery, site: string, files: readonly string[]): Problem[] => {
  const policy = headers.pages['Content-Security-Policy'] ?? '';
  return files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      blockedOn(readFileSync(path.join(site, file), 'utf8'), policy).map((blocked) =>
        problem(
          file,
          `The policy blocks ${blocked}`,
          'Move scripts to a module, and serve files from this site. If the script or the host is necessary, correct delivery/inline-scripts.ts or delivery/content-security-policy.ts.',
        ),
      ),
    );
};

/**
 * The built site must contain the files that hosts need, its policy must allow everything on its pages, and nginx must serve
 * it as configured.
 */
export const check: Check = {
  name: 'delivery',
  run: async ({root}) => {
    const missing = notBuilt(root);
    if (missing) {
      return {problems: [missing], summary: 'nothing checked'};
    }
    const site = path.join(root, 'build');
    const files = listBuiltFiles(root).map((file) => file.slice('build/'.length));
    const delivery = describeBuiltSite(root, site);
    const destinations = redirects.map(({to}) => to);
    const expected = new Map([...redirectPages(redirects, destinations), ...hostFiles(delivery)]);
    const problems = [...judgeFiles(expected, site, files), ...judgePages(delivery, site, files)];
    const counted = `${files.length} files`;
    if (problems.length > 0) {
      return {problems, summary: `${counted}, nginx not tested`};
    }
    const reason = whyNot();
    if (reason === undefined) {
      const {problems: answers, summary} = await tryNginx(root, delivery, files);
      return {problems: answers, summary: `${counted}, ${summary}`};
    }
    return {
      problems: isCI ? [problem('.nginx/server.conf', 'nginx was not tested.', reason)] : [],
      summary: `${counted}, nginx not tested`,
      notes: [`nginx was not tested: ${reason}`],
    };
  },
};
