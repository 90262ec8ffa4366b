import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {robotsFile} from '../../plugins/robots';
import type {Problem} from '../lib/problem';

const file = 'build/robots.txt';

/** Crawlers must be allowed to read every page and must find the sitemap. */
export const checkRobots = (root: string, siteUrl: string): Problem[] => {
  const absolute = path.join(root, file);
  const expected = robotsFile(siteUrl);
  return existsSync(absolute) && readFileSync(absolute, 'utf8') === expected
    ? []
    : [
        {
          file,
          line: 1,
          message: `The content of the file isn't ${JSON.stringify(expected)}.`,
          remedy: 'Build with plugins/robots, and with the same SITE_URL as this check.',
        },
      ];
};
