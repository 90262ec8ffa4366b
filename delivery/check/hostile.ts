import {request, type IncomingHttpHeaders} from 'node:http';

/** Paths that try to inject another host, or a line break into a header. */
const prefixes = [
  '//',
  '///',
  '/\\',
  '/\\/',
  '/\\\\',
  '/./\\',
  '/%5c',
  '/%5C/',
  '/%2f/',
  '/%2F',
  '/.//',
  '/%09/',
  '/@',
  '/%0d%0aX-Injected:%201%0d%0a/',
];

/** Endings for which a host redirects to the page without them. */
const endings = ['', '/', '/x.html', '/x/index.html', '/index.html', '.html', '/x.html?a=//b'];

/** Request paths that browsers don't create but that links can contain. */
export const hostileTargets: readonly string[] = prefixes.flatMap((prefix) =>
  endings.map((ending) => `${prefix}evil.example${ending}`),
);

const answerTo = (origin: string, target: string): Promise<IncomingHttpHeaders> =>
  new Promise((resolve, reject) => {
    // Not `fetch()`, which corrects backslashes before it sends them.
    request(origin, {path: target, agent: false}, (response) => {
      response.resume();
      response.on('end', () => resolve(response.headers));
    })
      .on('error', reject)
      .end();
  });

const site = 'http://site.example';

/** Returns the problems with the headers of a response. */
export const judgeAnswer = ({location, server, ...headers}: IncomingHttpHeaders): string[] => [
  ...(location !== undefined && new URL(location, `${site}/a/b`).origin !== site
    ? [`a redirect to another host, ${location}`]
    : []),
  ...(headers['x-injected'] === undefined ? [] : ['a header that the request injected']),
  ...(/\d/.test(String(server)) ? [`its version, ${String(server)}`] : []),
];

/**
 * Sends requests that try to be redirected to another host or to write a header.
 *
 * @returns a line for each response that is vulnerable or exposes the version of the server
 */
export const tryHostileTargets = async (origin: string): Promise<string[]> => {
  const found: string[] = [];
  for (const target of hostileTargets) {
    const problems = judgeAnswer(await answerTo(origin, target));
    found.push(...problems.map((problem) => `${JSON.stringify(target)} with ${problem}`));
  }
  return found;
};
