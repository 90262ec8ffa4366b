import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {identityOperation, jsonOperation} from './account';
import {functionOperation} from './lambda';
import {
  accountId,
  AwsError,
  signatureOf,
  toXml,
  unknownOperation,
  type AwsRequest,
  type AwsResponse,
  type AwsService,
  type Operation,
} from './protocol';
import {storageOperation} from './s3';
import type {AwsAccount, Bucket, LambdaFunction, Routine} from './state';

export {FunctionCrash, type Routine} from './state';
export {accountId, AwsError} from './protocol';
export {progressFile, type RenderStage} from './renders';

/** A request that a client sent. */
export interface AwsCall
  extends Pick<AwsRequest, 'service' | 'region' | 'accessKeyId'>, Pick<Operation, 'input'> {
  /** The name in the AWS API: `ListObjectsV2`. */
  readonly operation: string;
}

/** What meets a request instead of the answer. `silence` never answers. */
export type Fault = AwsError | 'silence';

const callerArn = `arn:aws:iam::${accountId}:user/remotion-user`;

const credentials = {
  AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'example-secret',
} as const;

/** Returns an error in the format of the service. */
const errorResponse = (service: AwsService, {code, message, status}: AwsError): AwsResponse => {
  if (service === 's3') {
    return {status, body: toXml({Error: {Code: code, Message: message}})};
  }
  if (service === 'sts' || service === 'iam') {
    return {
      status,
      body: toXml({ErrorResponse: {Error: {Type: 'Sender', Code: code, Message: message}}}),
    };
  }
  return {
    status,
    headers: {'content-type': 'application/json', 'x-amzn-errortype': code},
    body: JSON.stringify({__type: code, message}),
  };
};

const write = (response: ServerResponse, {status = 200, headers, body = ''}: AwsResponse) => {
  response.writeHead(status, {'x-amzn-requestid': 'request-id', ...headers});
  for (const chunk of typeof body === 'string' || body instanceof Uint8Array ? [body] : body) {
    response.write(chunk);
  }
  response.end();
};

/**
 * A server that stands in for the services of AWS that `@remotion/lambda` calls: it records each request, and
 * keeps buckets and functions in memory. The AWS SDK sends its requests to it because of the variables in `env`,
 * so the shipped code runs unchanged.
 */
export class AwsStandIn implements AwsAccount {
  callerArn = callerArn;
  objectsPerPage = 1000;
  functionsPerPage = 50;
  /** In order of arrival. */
  readonly calls: AwsCall[] = [];
  readonly buckets = new Map<string, Bucket>();
  readonly functions = new Map<string, LambdaFunction>();
  readonly routines = new Map<string, Routine>();
  readonly deniedActions = new Set<string>();
  requestedConcurrency: number | undefined;
  /** Called with each request before it's answered, for example to let a render advance. */
  onCall: (call: AwsCall) => void = () => undefined;
  private readonly faults: {operation: string; fault: Fault; left: number; after: number}[] = [];

  private constructor(
    private readonly server: Server,
    readonly version: string,
  ) {
    this.reset();
  }

  /** @param port by default, any free port */
  static async start(version: string, port = 0): Promise<AwsStandIn> {
    const server = createServer();
    const standIn = new AwsStandIn(server, version);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void standIn.respond(request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Environment variables for a client. */
  get env(): Readonly<Record<string, string>> {
    return {...credentials, AWS_ENDPOINT_URL: this.url};
  }

  /** The names of the recorded operations, in order. */
  get operations(): string[] {
    return this.calls.map(({operation}) => operation);
  }

  /** Returns the parameters of each call of an operation, in order. */
  inputsOf(operation: string): AwsCall['input'][] {
    return this.calls.filter((call) => call.operation === operation).map(({input}) => input);
  }

  /** Saves an object in a bucket, which must exist. */
  saveObject(bucketName: string, key: string, text: string): void {
    this.buckets.get(bucketName)?.objects.set(key, {
      body: Buffer.from(text),
      contentType: 'application/octet-stream',
      lastModified: new Date(),
    });
  }

  /** Adds a bucket with objects. */
  addBucket(
    name: string,
    region: string,
    objects: Readonly<Record<string, string>> = {},
    owner = accountId,
  ): void {
    this.buckets.set(name, {region, owner, created: new Date(), objects: new Map()});
    Object.entries(objects).forEach(([key, text]) => this.saveObject(name, key, text));
  }

  /** The text of an object; undefined if it doesn't exist. */
  textOf(bucket: string, key: string): string | undefined {
    return this.buckets.get(bucket)?.objects.get(key)?.body.toString();
  }

  /**
   * Makes the next requests of an operation fail.
   *
   * @param after how many requests are answered first
   */
  fail(operation: string, fault: Fault, times = 1, after = 0): void {
    this.faults.push({operation, fault, left: times, after});
  }

  /** Forgets everything. */
  reset(): void {
    this.callerArn = callerArn;
    this.onCall = () => undefined;
    this.objectsPerPage = 1000;
    this.functionsPerPage = 50;
    this.calls.length = 0;
    this.faults.length = 0;
    for (const state of [this.buckets, this.functions, this.routines, this.deniedActions]) {
      state.clear();
    }
    this.requestedConcurrency = undefined;
    this.routines.set('info', ({functionName}) =>
      JSON.stringify({type: 'success', version: this.functions.get(functionName)?.version}),
    );
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private operationOf(request: AwsRequest): Operation {
    switch (request.service) {
      case 's3':
        return storageOperation(this, request);
      case 'lambda':
        return functionOperation(this, request);
      case 'sts':
      case 'iam':
        return identityOperation(this, request);
      case 'logs':
      case 'servicequotas':
        return jsonOperation(this, request);
    }
    return unknownOperation(request);
  }

  private nextFault(operation: string): Fault | undefined {
    const found = this.faults.find((each) => each.operation === operation && each.left > 0);
    if (found === undefined || found.after > 0) {
      if (found) {
        found.after--;
      }
      return undefined;
    }
    found.left--;
    return found.fault;
  }

  private async respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', this.url);
    const signature = signatureOf(incoming.headers.authorization, url.searchParams);
    try {
      const operation = this.operationOf({
        ...signature,
        method: incoming.method ?? '',
        path: decodeURIComponent(url.pathname),
        query: new URLSearchParams([...url.searchParams].filter(([name]) => name !== 'x-id')),
        headers: incoming.headers,
        body: await buffer(incoming),
      });
      const {name, input} = operation;
      const call = {...signature, operation: name, input};
      this.calls.push(call);
      this.onCall(call);
      const fault = this.nextFault(name);
      if (fault === 'silence') {
        return;
      }
      if (fault) {
        throw fault;
      }
      write(response, await operation.run());
    } catch (error) {
      write(
        response,
        errorResponse(
          signature.service,
          error instanceof AwsError ? error : new AwsError('InternalError', String(error), 500),
        ),
      );
    }
  }
}
