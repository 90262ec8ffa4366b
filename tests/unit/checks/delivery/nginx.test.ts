/** Tests the files for nginx in nginx, which is installed if necessary. Skipped if it can't be installed. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {expectationsOf} from '../../../../checks/delivery/expectations';
import {tryHostileTargets} from '../../../../checks/delivery/hostile';
import {compareAnswers, tryNginx, whyNot} from '../../../../checks/delivery/nginx';
import {isCI} from '../../../../scripts/lib/ci';
import {startNginx} from '../../../../scripts/lib/nginx';
import {preparedSite, type PreparedSite} from './prepared-site';

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

    it.each<[string, string, string | RegExp, string, RegExp]>([
      [
        'a header that every answer has',
        server,
        'add_header X-Content-Type-Options "nosniff" always;',
        '',
        /responds to \/docs\/spring with X-Content-Type-Options: none instead of nosniff/,
      ],
      [
        'headers on errors',
        server,
        / always;/g,
        ';',
        /responds to \/no-such-page with X-Content-Type-Options: none/,
      ],
      [
        'the long life of assets',
        http,
        'max-age=31536000, immutable',
        'max-age=60',
        /responds to \/assets\/js\/main\.1a2b\.js with Cache-Control: public, max-age=60 instead of/,
      ],
      [
        'brotli',
        server,
        'brotli_static on;',
        '',
        /responds to \/docs\/spring \(br\) with Content-Encoding: none instead of br/,
      ],
      [
        'gzip',
        server,
        'gzip_static on;',
        '',
        /responds to \/docs\/spring \(gzip\) with Content-Encoding: none instead of gzip/,
      ],
      [
        'the status of the not-found page',
        server,
        'error_page 404 /404.html',
        'error_page 404 =200 /404.html',
        /responds to \/no-such-page with status 200 instead of 404/,
      ],
      [
        'the page without a slash at the end',
        server,
        'try_files $uri $uri/index.html =404;',
        'try_files $uri $uri/ =404;',
        /responds to \/docs\/spring with status 301 instead of 200/,
      ],
      [
        'the address of a page without its file',
        server,
        'return 301 $site_without_html;',
        'return 302 $site_without_html;',
        /responds to \/index\.html with status 302 instead of 301/,
      ],
      [
        'what is for hosts alone',
        server,
        '|^/_headers',
        '|^/none',
        /responds to \/_headers with status 200 instead of 404/,
      ],
      [
        'the canonical URL of a Markdown twin',
        server,
        'add_header Link $site_link always;',
        '',
        /responds to \/docs\/spring\.md with Link: none instead of <https:\/\/www\.remotion\.dev\/docs\/spring>; rel="canonical"/,
      ],
      [
        'what keeps twins out of search engines',
        server,
        'add_header X-Robots-Tag $site_x_robots_tag always;',
        '',
        /responds to \/docs\/spring\.md with X-Robots-Tag: none instead of noindex/,
      ],
      [
        'the frame of /ai-embed',
        http,
        '"SAMEORIGIN";\n    embeddable ""',
        '"SAMEORIGIN";\n    embeddable "DENY"',
        /responds to \/ai-embed\/? with X-Frame-Options: DENY instead of none/,
      ],
    ])('fails without %s', async (_name, file, from, to, message) => {
      const prepared = await preparedSite();
      edit(path.join(prepared.site, file), (text) => text.replace(from, to));
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

    it('requests compressed files even if the site is not compressed', async () => {
      const {root, site, delivery, files} = await preparedSite();
      const uncompressed = files.filter((file) => !/\.(?:br|gz)$/.test(file));
      files
        .filter((file) => !uncompressed.includes(file))
        .forEach((file) => rmSync(path.join(site, file)));
      const {summary} = await tryNginx(root, delivery, uncompressed);
      const responses = Number(summary.split(' ', 1));
      expect(responses - expectationsOf(delivery, uncompressed).length).toBeGreaterThanOrEqual(6);
    });

    it('fails if a compressed file is from another build', async () => {
      const prepared = await preparedSite();
      const read = (file: string) => readFileSync(path.join(prepared.site, file));
      writeFileSync(path.join(prepared.site, 'index.html.br'), read('docs/spring/index.html.br'));
      expect(await problemsOf(prepared)).toEqual([
        'nginx responds to / (br) with a body that differs from index.html',
      ]);
    });

    it('reports the reason at once if it rejects its files', async () => {
      const {site} = await preparedSite();
      writeFileSync(path.join(site, server), 'no_such_directive on;\n');
      await expect(startNginx(site)).rejects.toThrow(
        /nginx did not start:[^]*unknown directive "no_such_directive"/,
      );
    });
  },
);
