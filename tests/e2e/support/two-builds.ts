import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {buildDir} from '../../../scripts/lib/tools';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The hashes in the names of scripts and styles. */
const hashesOf = (folder: string): string[] =>
  readdirSync(path.join(folder, 'assets'), {recursive: true, encoding: 'utf8'}).flatMap(
    (file) => /\.([0-9a-f]{8})\.(?:js|css)$/.exec(file)?.[1] ?? [],
  );

/** Another hash for each hash; the other way round it is the same function. */
const otherHash = (hash: string): string =>
  hash.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));

/**
 * A host with two builds. Build A is the built site. Build B is the same with another name for every
 * script and style, as after a change that reaches them all, and with another word on one page.
 */
export class TwoBuilds {
  /** The build that pages are served from. */
  live: 'A' | 'B' = 'A';
  /** Whether the assets of build A stay after build B is live. */
  keepsOldAssets = true;
  /** Two servers behind a load balancer: which one answers a request. Each has only the assets of its own build. */
  balance: ((request: IncomingMessage) => 'A' | 'B') | undefined;
  private readonly hashes = new Set(hashesOf(buildDir));
  private readonly server: Server;

  /** @param change a text of build A, and what build B has in its place */
  constructor(private readonly change: {readonly from: string; readonly to: string}) {
    this.server = createServer((request, response) => {
      this.live = this.balance?.(request) ?? this.live;
      const file = this.read(decodeURI(new URL(request.url ?? '/', 'http://host').pathname));
      // A host that has no such file answers with a page.
      response.writeHead(file ? 200 : 404, {
        'Content-Type': types[file?.ending ?? '.html'] ?? 'application/octet-stream',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(
        file?.content ?? this.asB(readFileSync(path.join(buildDir, '404.html'), 'utf8')),
      );
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The name that a file of build A has in build B. */
  nameInB(name: string): string {
    return name.replace(/\b[0-9a-f]{8}(?=\.(?:js|css)$)/, otherHash);
  }

  private read(pathname: string): {content: Buffer | string; ending: string} | undefined {
    const hash = /\.([0-9a-f]{8})\.(?:js|css)$/.exec(pathname)?.[1];
    if (hash && this.hashes.has(hash)) {
      return this.live === 'A' || this.keepsOldAssets ? this.readA(pathname) : undefined;
    }
    if (hash && this.live === 'A') {
      return undefined;
    }
    const file = this.readA(hash ? this.nameInB(pathname) : pathname);
    const isText = file && ['.html', '.js', '.css'].includes(file.ending);
    return isText && this.live === 'B'
      ? {...file, content: this.asB(file.content.toString())}
      : file;
  }

  private readA(pathname: string): {content: Buffer; ending: string} | undefined {
    const file = [pathname, path.join(pathname, 'index.html')]
      .map((name) => path.join(buildDir, name))
      .find((name) => path.extname(name) !== '' && existsSync(name));
    return file === undefined
      ? undefined
      : {content: readFileSync(file), ending: path.extname(file)};
  }

  /** The text of a file of build A as build B has it. */
  private asB(text: string): string {
    return text
      .replace(/\b[0-9a-f]{8}\b/g, (word) => (this.hashes.has(word) ? otherHash(word) : word))
      .replaceAll(this.change.from, this.change.to);
  }
}
