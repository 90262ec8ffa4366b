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
import compression from 'compression';
import send from 'send';
import {describeBuiltSite, type Delivery} from '../../delivery/describe';
import {headersOf, isForHosts, type Headers} from '../../delivery/headers';
import {contentTypeOf} from '../../delivery/hosts/content-types';
import {redirectOf} from '../../delivery/redirects';
import {root} from './tools';

type Middleware = (...args: [...Parameters<RequestListener>, next: () => void]) => void;

/**
 * Serves a built site like a static host: `/docs/spring` and `/docs/spring/` are the same page without a
 * redirect, text is compressed, headers and redirects come from `delivery/`, and unknown paths get the
 * not-found page with status 404.
 *
 * @param folder the built site
 * @param delivery the delivery settings; by default, they come from the pages and the environment
 * @throws if there is no built site
 */
export const createSiteServer = (folder: string, delivery?: Delivery): Server => {
  const notFoundPage = path.join(folder, '404.html');
  if (!existsSync(notFoundPage)) {
    throw new Error(
      `${path.basename(folder)}/ contains no built site. Run \`npm run build\` first.`,
    );
  }
  const notFound = readFileSync(notFoundPage);
  const known = delivery ?? describeBuiltSite(root, folder);
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
    const redirect = redirectOf(known.redirects, address);
    if (redirect) {
      response.writeHead(redirect.status, {Location: redirect.to}).end();
      return;
    }
    const pathname = address.replace(/[?#].*$/s, '');
    const answerNotFound = () => {
      setAll(response, headersOf(known, address, false));
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    const answer = (file: string): void => {
      send(request, file, {root: folder, dotfiles: 'allow', extensions: ['html']})
        .on('headers', (_response: ServerResponse, name: string) => {
          setAll(response, headersOf(known, decoded(pathname)));
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

/** How many ports to try if the first is in use. */
const attempts = 20;

export interface Address {
  /** A host name or an IP address of this machine; `0.0.0.0` and `::` mean all addresses. */
  readonly host: string;
  readonly port: number;
}

/**
 * Starts a server on a port, or on the next free port.
 *
 * @returns the port that it listens on
 * @throws if none of twenty ports is free, or if the host or port isn't allowed
 */
export const listen = async (server: Server, {host, port}: Address): Promise<number> => {
  for (let next = port; next < port + attempts; next++) {
    if (await listensOn(server, {host, port: next})) {
      return next;
    }
  }
  throw new Error(
    `All ports from ${port} to ${port + attempts - 1} are in use. Choose another port, for example --port 8080.`,
  );
};

const listensOn = (server: Server, address: Address): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        resolve(false);
      } else {
        reject(error);
      }
    };
    server.once('error', onError);
    server.listen(address, () => {
      server.off('error', onError);
      resolve(true);
    });
  });

/** Without `--host`, other machines cannot reach the server. */
const defaultHost = 'localhost';

/** The meaning of `--host` without a value: all addresses of this machine. */
const everywhere = '0.0.0.0';

const readOptions = (args: readonly string[]) => {
  try {
    // `parseArgs()` doesn't support options with an optional value.
    const complete = args.map((arg, index) =>
      arg === '--host' && /^(?:--|$)/.test(args[index + 1] ?? '') ? `--host=${everywhere}` : arg,
    );
    return parseArgs({
      args: complete,
      options: {host: {type: 'string'}, port: {type: 'string'}},
    }).values;
  } catch {
    throw new Error(
      `Unknown argument in "${args.join(' ')}". The options are --port 8080, and --host or --host 192.168.0.2.`,
    );
  }
};

/**
 * Reads the host and port from the command line (`--host`, `--port 8080`, `--port=8080`) or the environment
 * (`PORT`).
 *
 * @throws if an argument is unknown or the port is invalid
 */
export const readAddress = (
  args: readonly string[],
  env: Readonly<Partial<Record<string, string>>>,
  fallback: number,
): Address => {
  const options = readOptions(args);
  const text = options.port ?? (env['PORT'] || String(fallback));
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`The port "${text}" is invalid. Set a number from 1 to 65535.`);
  }
  return {host: options.host ?? defaultHost, port};
};
