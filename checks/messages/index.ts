import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {loadPages} from '../lib/pages';
import type {Check} from '../lib/problem';
import {errorTables} from './error-tables';
import {judge, messagesOf} from './judge';
import {unlinked} from './links';
import {readShipped} from './shipped';

/**
 * The package that a troubleshooting page names must contain the message that the page explains. The messages below
 * `## Errors` must exist, and be quoted in full. API pages that quote a message must link to its page, and vice versa.
 */
export const check: Check = {
  name: 'messages',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const explaining = pages.filter((page) => messagesOf(page).length > 0);
    const packages = toolkitPackages(root);
    const owners = explaining.map((page) => page.frontMatter.package).filter(isText);
    const shipped = await readShipped(root, [...packages, ...owners]);
    const whole = files.length === 0;
    // The list is only judged against the pages of the repository that it belongs to.
    const isOwn = existsSync(path.join(root, 'checks/messages/foreign.ts'));
    const errors = await errorTables(root, pages, shipped, packages, whole && isOwn);
    const found = [
      ...errors.problems,
      ...explaining.flatMap((page) => judge(page, shipped, packages)),
      // Selected pages don't include the other end of each link.
      ...(whole ? unlinked(pages) : []),
    ];
    shipped.save();
    const count = explaining.reduce((sum, page) => sum + messagesOf(page).length, 0);
    return {
      problems: [...problems, ...found],
      summary: `${count} messages on ${explaining.length} pages, ${errors.count} messages below Errors (${errors.foreign} of other software)`,
    };
  },
};

const isText = (value: unknown): value is string => typeof value === 'string';

function toolkitPackages(root: string): string[] {
  return [
    'remotion',
    ...readdirSync(path.join(root, 'node_modules/@remotion'))
      // The compositor binaries are treated as part of the renderer.
      .filter((name) => !name.startsWith('compositor-'))
      .map((name) => `@remotion/${name}`)
      .sort(),
  ];
}
