import {type IncomingMessage, type Server, createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {SearchRecord} from '../records';

/** A request as the client sent it. */
export interface AlgoliaRequest {
  readonly method: string;
  readonly path: string;
  readonly appId: string;
  readonly apiKey: string;
  readonly body: unknown;
}

type Stored = Record<string, unknown> & {objectID: string};

/** One search of a multi-index query, as far as this stand-in understands it. */
interface Search {
  readonly indexName: string;
  readonly query: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: readonly (string | string[])[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
  }
  return text === '' ? null : JSON.parse(text);
};

const fits = (object: Stored, filters: Search['facetFilters'] = []): boolean =>
  filters.every((filter) =>
    [filter].flat().some((alternative) => {
      const [attribute = '', value] = alternative.split(':');
      return object[attribute] === value;
    }),
  );

const textsOf = (object: Stored): Record<string, string> => {
  const {hierarchy, content} = object as Partial<Pick<SearchRecord, 'hierarchy' | 'content'>>;
  return Object.fromEntries(
    Object.entries({...hierarchy, content}).flatMap(([name, text]) => (text ? [[name, text]] : [])),
  );
};

/** Every word of the query is in the texts of the object, in any order. */
const answers = (object: Stored, query: string): boolean => {
  const text = Object.values(textsOf(object)).join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const answer = (objects: readonly Stored[], search: Search) => {
  const {
    query,
    page = 0,
    hitsPerPage = 20,
    highlightPreTag = '<em>',
    highlightPostTag = '</em>',
  } = search;
  const found =
    query === ''
      ? []
      : objects.filter((object) => fits(object, search.facetFilters) && answers(object, query));
  const distinct = found.filter(
    ({url}, index) => found.findIndex((other) => other['url'] === url) === index,
  );
  const mark = (text: string) =>
    query
      .split(/\s+/)
      .reduce(
        (marked, word) =>
          marked.replace(
            new RegExp(`(${word.replace(/\W/g, '\\$&')})`, 'gi'),
            `${highlightPreTag}$1${highlightPostTag}`,
          ),
        text,
      );
  const hits = distinct.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((object) => {
    const {content, ...levels} = textsOf(object);
    const marked = Object.fromEntries(
      Object.entries(levels).map(([level, text]) => [
        level,
        {value: mark(text), matchLevel: 'full'},
      ]),
    );
    const shown = {
      hierarchy: marked,
      ...(content && {content: {value: mark(content), matchLevel: 'full'}}),
    };
    return {...object, _highlightResult: shown, _snippetResult: shown};
  });
  return {
    hits,
    nbHits: distinct.length,
    nbPages: Math.ceil(distinct.length / hitsPerPage),
    page,
    hitsPerPage,
    query,
    index: search.indexName,
  };
};

/**
 * A server that speaks the part of Algolia's REST API that this site uses: multi-index queries with facet
 * filters, settings, batches, and the copy and move that replace an index at once.
 */
export class AlgoliaStandIn {
  readonly requests: AlgoliaRequest[] = [];
  readonly indices = new Map<string, Map<string, Stored>>();
  readonly settings = new Map<string, unknown>();
  /** What every request meets. */
  mode: 'working' | 'failing' = 'working';
  private tasks = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<AlgoliaStandIn> {
    const server = createServer();
    const standIn = new AlgoliaStandIn(server);
    server.on('request', (request, response) => {
      void standIn.respond(request).then(({status, body}) => {
        response.writeHead(status, {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'access-control-allow-methods': '*',
        });
        response.end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Every object of an index. */
  objects(indexName: string): Stored[] {
    return [...(this.indices.get(indexName)?.values() ?? [])];
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async respond(request: IncomingMessage): Promise<{status: number; body: unknown}> {
    const url = new URL(request.url ?? '/', this.url);
    const body = await bodyOf(request);
    const credential = (name: string) =>
      String(request.headers[name] ?? url.searchParams.get(name) ?? '');
    if (request.method !== 'OPTIONS') {
      this.requests.push({
        method: request.method ?? '',
        path: url.pathname,
        appId: credential('x-algolia-application-id'),
        apiKey: credential('x-algolia-api-key'),
        body,
      });
    }
    return this.mode === 'failing'
      ? {status: 503, body: {message: 'Unavailable', status: 503}}
      : this.handle(request.method ?? '', url.pathname, body);
  }

  private handle(method: string, path: string, body: unknown): {status: number; body: unknown} {
    if (method === 'OPTIONS') {
      return {status: 200, body: {}};
    }
    if (path === '/1/indexes/*/queries') {
      const {requests} = body as {requests: Search[]};
      return {
        status: 200,
        body: {results: requests.map((search) => answer(this.objects(search.indexName), search))},
      };
    }
    const [, indexName = '', action = ''] =
      /^\/1\/indexes\/([^/]+)\/(\w+)/.exec(decodeURIComponent(path)) ?? [];
    const task = {taskID: ++this.tasks, updatedAt: '2026-01-01T00:00:00Z'};
    switch (action) {
      case 'settings':
        if (method === 'PUT') {
          this.settings.set(indexName, body);
        }
        return {status: 200, body: method === 'PUT' ? task : (this.settings.get(indexName) ?? {})};
      case 'task':
        return {status: 200, body: {status: 'published', pendingTask: false}};
      case 'batch': {
        const index = this.indices.get(indexName) ?? new Map<string, Stored>();
        this.indices.set(indexName, index);
        const {requests} = body as {requests: {action: string; body: Stored}[]};
        for (const {body: object} of requests) {
          index.set(object.objectID, object);
        }
        return {
          status: 200,
          body: {...task, objectIDs: requests.map(({body: object}) => object.objectID)},
        };
      }
      case 'operation': {
        const {operation, destination} = body as {operation: 'copy' | 'move'; destination: string};
        if (operation === 'copy') {
          this.settings.set(destination, this.settings.get(indexName));
        } else {
          this.indices.set(destination, this.indices.get(indexName) ?? new Map<string, Stored>());
          this.indices.delete(indexName);
          this.settings.set(destination, this.settings.get(indexName));
        }
        return {status: 200, body: task};
      }
      default:
        return {
          status: 404,
          body: {message: `The stand-in does not know ${method} ${path}`, status: 404},
        };
    }
  }
}
