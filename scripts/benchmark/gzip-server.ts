import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {contentTypeOf, isText} from '../../delivery/hosts/content-types';

/** Files with a hash in their names: those of Docusaurus, VitePress and Astro. */
const hashed = /^\/(?:assets|_astro)\//;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface GzipServer {
  /** `http://localhost:41234` */
  readonly origin: string;
  close(): void;
}

const fileOf = (folder: string, route: string): string | undefined =>
  [route, `${route}/index.html`, `${route}.html`]
    .map((each) => path.join(folder, path.normalize(`/${each}`)))
    .find((file) => existsSync(file) && statSync(file).isFile());

const readAnswer = (folder: string, route: string): Answer => {
  const found = fileOf(folder, route);
  const file = found ?? path.join(folder, '404.html');
  const type = contentTypeOf(file) ?? 'application/octet-stream';
  const plain = readFileSync(file);
  const zipped = isText(type);
  return {
    status: found === undefined ? 404 : 200,
    headers: {
      'Content-Type': type,
      'Cache-Control': hashed.test(route) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(zipped && {'Content-Encoding': 'gzip', Vary: 'Accept-Encoding'}),
    },
    body: zipped ? gzipSync(plain, {level: 9}) : plain,
  };
};

/**
 * Serves a built site with gzip only. Compressed files are cached, so that all sites have the same headers and
 * no measurement includes the time for compression twice.
 */
export const serveGzip = async (folder: string): Promise<GzipServer> => {
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const route = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const answer = answers.get(route) ?? readAnswer(folder, route);
    answers.set(route, answer);
    response
      .writeHead(answer.status, {...answer.headers, 'Content-Length': answer.body.length})
      .end(request.method === 'HEAD' ? undefined : answer.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
