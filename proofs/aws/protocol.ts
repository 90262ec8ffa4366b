import type {IncomingMessage} from 'node:http';
import {XMLBuilder} from 'fast-xml-parser';

/** The account that the credentials belong to. */
export const accountId = '123456789012';

/** A request as AWS receives it. */
export interface AwsRequest {
  /** The service and the region of the signature: `s3`. */
  readonly service: string;
  readonly region: string;
  readonly method: string;
  /** Decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface AwsResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** What a request asks a service for. */
export interface Operations {
  /** The parameters under their names in the AWS API. Parameters that weren't sent are undefined. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The key of the request in `routes`, in a form that each service chooses. */
  readonly route: string;
  readonly routes: Readonly<Record<string, Operation>>;
}

/** The name in the AWS API, such as `ListObjectsV2`, and the answer, which is empty by default. */
type Operation = readonly [name: string, answer?: () => AwsResponse | Promise<AwsResponse>];

/** An error that AWS answers with. */
export class AwsError extends Error {
  constructor(
    /** `AccessDenied`. */
    readonly code: string,
    message: string,
    /** The HTTP status. */
    readonly status = 400,
  ) {
    super(message);
  }
}

const builder = new XMLBuilder({ignoreAttributes: false});

export const toXml = (content: Record<string, unknown>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${builder.build(content)}`;
