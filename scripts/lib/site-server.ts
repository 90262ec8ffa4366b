import {existsSync, readFileSync} from 'node:fs';
import {
  createServer,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from '@docs-kit/tools';
import compression from 'compression';
import send from 'send';
import {describeBuiltSite} from '../../delivery/describe';
import {headersOf, isForHosts, type Headers} from '../../delivery/headers';
import {contentTypeOf} from '../../delivery/hosts/content-types';
import {redirectOf} from '../../delivery/redirects';

type Middleware = (...args: [...Parameters<RequestListener>, next: () => void]) => void;

/**
 * Serves a built site like a static host: `/docs/spring` and `/docs/spring/` are the same page without a
 * redirect, text is compressed, headers and redirects come from `delivery/`, and unknown paths get the
 * not-found page with status 404.
 *
 * @param folder the built site
 * @throws if there is no built site
 */
export const createSiteServer = (folder: string): Server => {
  const notFoundPage = path.join(folder, '404.html');
  if (!existsSync(notFoundPage)) {
    throw new Error(
      `${path.basename(folder)}/ contains no built site. Run \`npm run build\` first.`,
    );
  }
  const notFound = readFileSync(notFoundPage);
  const delivery = describeBuiltSite(root, folder);
  const compress = compression({
    // The bytes of a range are those of the file.
    filter: (request, response) =>
      request.headers.range === undefined && compression.filter(request, response),
  }) as unknown as Middleware;
  return createServer((request, response) => {
    const address = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const redirect = redirectOf(delivery.redirects, address);
    if (redirect) {
      response.writeHead(redirect.status, {Location: redirect.to}).end();
      return;
    }
    const pathname = address.replace(/[?#].*$/s, '');
    const answerNotFound = () => {
      setAll(response, headersOf(delivery, address, false));
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    const answer = (file: string): void => {
      send(request, file, {root: folder, dotfiles: 'allow', extensions: ['html']})
        .on('headers', (_response: ServerResponse, name: string) => {
          setAll(response, headersOf(delivery, decoded(pathname)));
          const type = contentTypeOf(name);
          if (type !== undefined) {
            response.setHeader('Content-Type', type);
          }
        })
        // Without this, `/docs/spring` would redirect to `/docs/spring/`.
        .on('directory', () => answer(`${file}/index.html`))
        .on('error', ({status, headers}: {status: number; headers?: OutgoingHttpHeaders}) => {
          if (status === 412 || status === 416) {
            response.writeHead(status, headers).end();
          } else {
            answerNotFound();
          }
        })
        .pipe(response);
    };
    compress(request, response, () => {
      if (isForHosts(decoded(pathname))) {
        answerNotFound();
      } else {
        answer(pathname);
      }
    });
  });
};

/** The decoded path of a request, in the way that `send` reads it. */
const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

const setAll = (response: ServerResponse, headers: Headers): void => {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
};

export interface Address {
  /** A host name or an IP address of this machine; `0.0.0.0` and `::` mean all addresses. */
  readonly host: string;
  /** Undefined if any port is fine. */
  readonly port: number | undefined;
}

/**
 * Reads the host and port from the command line (`--host 0.0.0.0`, `--port 8080`) or the environment (`PORT`). Without
 * `--host`, other machines can't reach the server.
 *
 * @throws if an argument is unknown or the port is invalid
 */
export const readAddress = (
  args: readonly string[],
  env: Readonly<Partial<Record<string, string>>>,
): Address => {
  const {host, port: text = env['PORT'] || undefined} = parseArgs({
    args: [...args],
    options: {host: {type: 'string', default: 'localhost'}, port: {type: 'string'}},
  }).values;
  const port = text === undefined ? undefined : Number(text);
  if (port !== undefined && !(Number.isInteger(port) && port >= 1 && port <= 65_535)) {
    throw new Error(`The port "${text}" is invalid. Set a number from 1 to 65535.`);
  }
  return {host, port};
};
