import type {IncomingMessage} from 'node:http';
import {XMLBuilder} from 'fast-xml-parser';

/** The account that the credentials belong to. */
export const accountId = '123456789012';

/** The services of AWS that `@remotion/lambda` calls, by the names that requests are signed with. */
export type AwsService = 's3' | 'lambda' | 'iam' | 'sts' | 'logs' | 'servicequotas';

/** A request as AWS receives it. */
export interface AwsRequest {
  readonly service: AwsService;
  /** The region and the access key of the signature. */
  readonly region: string;
  readonly accessKeyId: string;
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
  /** Chunks are written one after another. */
  readonly body?: string | Uint8Array | readonly Uint8Array[];
}

/** What a request asks for. */
export interface Operation {
  /** The name in the AWS API: `ListObjectsV2`. */
  readonly name: string;
  /** The parameters under their names in the AWS API. Parameters that weren't sent are missing. */
  readonly input: Readonly<Record<string, unknown>>;
  /** @throws {AwsError} */
  readonly run: () => AwsResponse | Promise<AwsResponse>;
}

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

/** Removes parameters that weren't sent. */
export const sent = (parameters: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined));

/** @throws {AwsError} if the stand-in doesn't know the operation */
export const unknownOperation = ({service, method, path, query}: AwsRequest): never => {
  throw new AwsError(
    'NotImplemented',
    `The stand-in doesn't implement ${service} ${method} ${path}?${query.toString()}`,
    501,
  );
};

/** Returns the parts of a signature, which clients send as a header, or in the query of presigned URLs. */
export const signatureOf = (
  authorization: string | undefined,
  query: URLSearchParams,
): Pick<AwsRequest, 'service' | 'region' | 'accessKeyId'> => {
  const credential =
    /Credential=([^,]+)/.exec(authorization ?? '')?.[1] ?? query.get('X-Amz-Credential') ?? '';
  const [accessKeyId = '', , region = '', service = ''] = credential.split('/');
  return {service: service as AwsService, region, accessKeyId};
};
