import {existsSync, readFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import {describeDelivery, type Delivery} from '../../delivery/describe';
import {headersOf, type Headers} from '../../delivery/headers';
import {isForHosts} from '../../delivery/host-files';
import {contentTypeOf} from '../../delivery/hosts/content-types';
import {redirectOf} from '../../delivery/redirects';
import {root} from './tools';

type Middleware = (...args: [...Parameters<RequestListener>, next: () => void]) => void;

/**
 * Serves a built site as a good static host does: `/docs/spring` and `/docs/spring/` are the same page
 * without a redirect, text is compressed, headers and redirects are those of `delivery/`, and what does
 * not exist gets the not-found page with status 404. The list of files is read once, so restart it after
 * a build.
 *
 * @param folder the built site
 * @param delivery what is known of it; read from its pages and the environment when absent
 * @throws when there is no built site
 */
export const createSiteServer = (folder: string, delivery?: Delivery): Server => {
  const notFoundPage = path.join(folder, '404.html');
  if (!existsSync(notFoundPage)) {
    throw new Error(
      `There is no built site in ${path.basename(folder)}/. Run \`npm run build\` first.`,
    );
  }
  const notFound = readFileSync(notFoundPage);
  const known = delivery ?? describeDelivery(root, folder);
  const compress = compression() as unknown as Middleware;
  const files = sirv(folder, {
    etag: true,
    maxAge: 0,
    gzip: true,
    brotli: true,
    setHeaders: (response, pathname) => {
      setAll(response, headersOf(known, pathname));
      // sirv does not know every type, `ico` for one, and sends an empty header then.
      const type = contentTypeOf(pathname);
      if (type !== undefined) {
        response.setHeader('Content-Type', type);
      }
    },
  });
  return createServer((request, response) => {
    const address = request.url ?? '/';
    const redirect = redirectOf(known.redirects, address);
    if (redirect) {
      response.writeHead(redirect.status, {Location: redirect.to}).end();
      return;
    }
    const answerNotFound = () => {
      setAll(response, headersOf(known, address, false));
      response.writeHead(404, {'Content-Type': 'text/html;charset=utf-8'});
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    compress(request, response, () => {
      if (isForHosts(decoded(address))) {
        answerNotFound();
      } else {
        files(request, response, answerNotFound);
      }
    });
  });
};

/** The path of a request without its query, as `sirv` reads it. */
const decoded = (url: string): string => {
  const pathname = url.replace(/[?#].*$/s, '');
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

/** How many ports after the first are tried. */
const attempts = 20;

/** Where a server listens. */
export interface Address {
  /** A name or an IP address of this machine; `0.0.0.0` and `::` stand for all of them. */
  readonly host: string;
  readonly port: number;
}

/**
 * Starts a server on a port, or on the next one that is free.
 *
 * @returns the port it listens on
 * @throws when none of twenty ports is free, or the host or port is not allowed
 */
export const listen = async (server: Server, {host, port}: Address): Promise<number> => {
  for (let next = port; next < port + attempts; next++) {
    if (await listensOn(server, {host, port: next})) {
      return next;
    }
  }
  throw new Error(
    `The ports ${port} to ${port + attempts - 1} are all taken. Choose another: --port 8080.`,
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

/** What `--host` without a value stands for: all addresses of this machine. */
const everywhere = '0.0.0.0';

const readOptions = (args: readonly string[]) => {
  try {
    // `parseArgs()` has no options whose value may be left out.
    const complete = args.map((arg, index) =>
      arg === '--host' && /^(?:--|$)/.test(args[index + 1] ?? '') ? `--host=${everywhere}` : arg,
    );
    return parseArgs({
      args: complete,
      options: {host: {type: 'string'}, port: {type: 'string'}},
    }).values;
  } catch {
    throw new Error(
      `Unknown argument in "${args.join(' ')}". Use --port 8080 and --host, --host 192.168.0.2 or neither.`,
    );
  }
};

/**
 * Where the command line (`--host`, `--port 8080`, `--port=8080`) or the environment (`PORT`) wants the server.
 *
 * @throws when an argument is unknown or the port is no port
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
    throw new Error(`The port "${text}" is not a number from 1 to 65535.`);
  }
  return {host: options.host ?? defaultHost, port};
};
