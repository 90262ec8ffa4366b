import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Pages} from '../lib/pages';
import type {Check} from '../lib/problem';
import {errorTables} from './error-tables';
import {judge, messagesOf} from './judge';
import type {ForeignMessages} from './judge-foreign';
import {readShipped, type Programs} from './shipped';

export {isTroubleshooting, messagesOf} from './judge';
export type {ForeignMessage} from './judge-foreign';

export interface MessagesOptions {
  /** Reads the pages of the site, or only these files. */
  readonly loadPages: (root: string, files: readonly string[]) => Pages;
  /** The names of the packages whose messages pages quote. */
  readonly packages: readonly string[];
  readonly programs?: Programs;
  readonly foreign: ForeignMessages;
}

/**
 * Returns the check `messages`. The package that a troubleshooting page names must contain the message that the page explains.
 * The messages below `## Errors` must exist, and be quoted in full.
 */
export const messagesCheck = ({
  loadPages,
  packages,
  programs,
  foreign,
}: MessagesOptions): Check => ({
  name: 'messages',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const explaining = pages.filter((page) => messagesOf(page).length > 0);
    const owners = explaining.map((page) => page.frontMatter.package).filter(isText);
    const shipped = await readShipped(root, [...packages, ...owners], programs);
    const whole = files.length === 0;
    // The list is only judged against the pages of the repository that it belongs to.
    const isOwn = existsSync(path.join(root, foreign.file));
    const errors = await errorTables(root, pages, shipped, packages, whole && isOwn, foreign);
    const found = [
      ...errors.problems,
      ...explaining.flatMap((page) => judge(page, shipped, packages)),
    ];
    shipped.save();
    const count = explaining.reduce((sum, page) => sum + messagesOf(page).length, 0);
    return {
      problems: [...problems, ...found],
      summary: `${count} messages on ${explaining.length} pages, ${errors.count} messages below Errors (${errors.foreign} of other software)`,
    };
  },
});

const isText = (value: unknown): value is string => typeof value === 'string';
