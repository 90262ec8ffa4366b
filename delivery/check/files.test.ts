/** What the check finds in the files of a build, before nginx is tried. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {check} from './';
import {settingNames} from '../../config/settings';
import {preparedSite} from '../testing/prepared-site';

beforeEach(() => {
  for (const name of settingNames) {
    vi.stubEnv(name, undefined);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Of a site with something wrong, so that nginx is not tried. */
const problemsOf = async (spoil: (site: string) => void) => {
  const {root, site} = await preparedSite();
  spoil(site);
  const {problems, summary} = await check.run({root});
  expect(summary).toContain('nginx not tested');
  return problems.map(({file, message}) => `${file}: ${message}`);
};

it.each(['_headers', '.nginx/http.conf', '.nginx/server.conf', 'license/index.html'])(
  'fails if %s is missing or differs from what delivery/ writes',
  async (file) => {
    const message = [
      `build/${file}: The file differs from what delivery/ generates for this site.`,
    ];
    expect(await problemsOf((site) => writeFileSync(path.join(site, file), '\n'))).toEqual(message);
    expect(await problemsOf((site) => rmSync(path.join(site, file)))).toEqual(message);
  },
);

it('fails if a page changed after the policy was written', async () => {
  const changed = await problemsOf((site) =>
    writeFileSync(path.join(site, '404.html'), '<script>other()</script>'),
  );
  expect(changed).toEqual(
    ['_headers', '.nginx/http.conf'].map(
      (file) => `build/${file}: The file differs from what delivery/ generates for this site.`,
    ),
  );
});

it('fails if the policy allows a service whose setting is off', async () => {
  vi.stubEnv('ANALYTICS_ID', 'G-ABC123DEF4');
  const {root} = await preparedSite();
  vi.stubEnv('ANALYTICS_ID', undefined);
  const {problems} = await check.run({root});
  expect(problems.map(({file}) => file)).toContain('build/_headers');
});

it('fails if the policy blocks a part of a page', async () => {
  const problems = await problemsOf((site) =>
    writeFileSync(path.join(site, '404.html'), '<h1 onclick="other()">Not found</h1>'),
  );
  expect(problems).toEqual(['build/404.html: The policy blocks <h1 onclick="other()">']);
});

it.each(['files/sample.xyz', 'files/LICENSE', 'img/photo.JPG', 'files/a.constructor'])(
  'fails with %s, whose ending has no content type',
  async (file) => {
    const problems = await problemsOf((site) => {
      mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
      writeFileSync(path.join(site, file), 'x');
    });
    expect(problems).toEqual([
      `build/${file}: Its extension has no content type, so browsers don't display it, because they aren't allowed to guess.`,
    ]);
  },
);

it('asks for a build if there is none', async () => {
  const {root, site} = await preparedSite();
  rmSync(path.join(site, 'index.html'));
  expect((await check.run({root})).problems).toMatchObject([
    {message: "The site hasn't been built."},
  ]);
});
