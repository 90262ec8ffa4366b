/** Tests the files for nginx in nginx, which is installed if necessary. Skipped if it can't be installed. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isCI} from '@docs-kit/tools/ci';
import {startNginx} from '@docs-kit/tools/nginx';
import {describe, expect, it} from 'vitest';
import {tryHostileTargets} from './hostile';
import {compareAnswers, tryNginx, whyNot} from './nginx';
import {preparedSite, type PreparedSite} from '../testing/prepared-site';

const reason = whyNot();

const edit = (file: string, change: (text: string) => string): void => {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
};

const problemsOf = async ({site, delivery, files}: PreparedSite) => {
  const nginx = await startNginx(site);
  try {
    const {problems} = await compareAnswers(nginx.origin, site, delivery, files);
    return problems.map(({message}) => message);
  } finally {
    await nginx.stop();
  }
};

describe.skipIf(reason !== undefined && !isCI)(
  `nginx${reason === undefined ? '' : ` (${reason})`}`,
  () => {
    it('serves a site as delivery/ specifies', async () => {
      const {root, delivery, files} = await preparedSite();
      const {problems, summary} = await tryNginx(root, delivery, files);
      expect(problems).toEqual([]);
      expect(summary).toMatch(/^[1-9]\d* responses from nginx$/);
    });

    const server = '.nginx/server.conf';
    const http = '.nginx/http.conf';

    // expectations.test.ts shows that each kind of difference fails.
    it.each([
      [
        'a header that every answer has',
        'add_header X-Content-Type-Options "nosniff" always;',
        '',
        /responds to \/docs\/spring with X-Content-Type-Options: none instead of nosniff/,
      ],
      [
        'brotli',
        'brotli_static on;',
        '',
        /responds to \/docs\/spring \(br\) with Content-Encoding: none instead of br/,
      ],
      [
        'the status of the not-found page',
        'error_page 404 /404.html',
        'error_page 404 =200 /404.html',
        /responds to \/no-such-page with status 200 instead of 404/,
      ],
    ])('fails without %s', async (_name, from, to, message) => {
      const prepared = await preparedSite();
      edit(path.join(prepared.site, server), (text) => text.replace(from, to));
      expect(await problemsOf(prepared)).toContainEqual(expect.stringMatching(message));
    });

    it.each<[string, string, (text: string) => string, RegExp]>([
      [
        'follows a backslash to another host',
        http,
        // As it was: nginx reads `\\\\` in quotes as one backslash.
        (text) => text.replaceAll('\\\\', '\\'),
        /^"\/\\\\evil\.example\/x\.html" with a redirect to another host, \/\\evil\.example\/x$/,
      ],
      [
        'names its version',
        server,
        (text) => text.replace('server_tokens off;', ''),
        / with its version, nginx\/\d/,
      ],
    ])('fails if it %s', async (_name, file, change, message) => {
      const {site} = await preparedSite();
      edit(path.join(site, file), change);
      const nginx = await startNginx(site);
      try {
        expect(await tryHostileTargets(nginx.origin)).toContainEqual(
          expect.stringMatching(message),
        );
      } finally {
        await nginx.stop();
      }
    });

    it('fails if a compressed file is from another build', async () => {
      const prepared = await preparedSite();
      const read = (file: string) => readFileSync(path.join(prepared.site, file));
      writeFileSync(path.join(prepared.site, 'index.html.br'), read('docs/spring/index.html.br'));
      expect(await problemsOf(prepared)).toEqual([
        'nginx responds to / (br) with a body that differs from index.html',
      ]);
    });
  },
);
