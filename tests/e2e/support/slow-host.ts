import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A host that sends the HTML of a page piece by piece, and forwards all other requests to the site. */
export class SlowHost {
  private readonly server: Server;
  private pieces: string[] = [];
  private response: ServerResponse | undefined;

  /**
   * @param site the address of the built site
   * @param pathname the page that arrives slowly
   */
  constructor(
    private readonly site: string,
    private readonly pathname: string,
  ) {
    this.server = createServer((request, response) => {
      if (request.url === this.pathname) {
        this.response = response;
        response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
        this.sendPiece();
        return;
      }
      fetch(`${this.site}${request.url}`)
        .then(async ({status, headers, body}) => {
          response.writeHead(status, {'Content-Type': headers.get('content-type') ?? ''});
          response.end(body && Buffer.from(await new Response(body).arrayBuffer()));
        })
        .catch(() => response.destroy());
    });
  }

  /**
   * Starts the host and returns the URL of the page.
   * @param cuts what the HTML contains, in this order; after each match, the host waits for `sendPiece`
   */
  async start(cuts: readonly RegExp[]): Promise<string> {
    let rest = await (await fetch(`${this.site}${this.pathname}`)).text();
    this.pieces = cuts.map((cut) => {
      const match = cut.exec(rest);
      if (!match) {
        throw new Error(`${this.pathname}: nothing matches ${cut} after the cuts before it.`);
      }
      const piece = rest.slice(0, match.index + match[0].length);
      rest = rest.slice(piece.length);
      return piece;
    });
    this.pieces.push(rest);
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}${this.pathname}`;
  }

  /** Sends the next piece of the page. The response ends after the last one. */
  sendPiece(): void {
    this.response?.write(this.pieces.shift() ?? '');
    if (this.pieces.length === 0) {
      this.response?.end();
    }
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
