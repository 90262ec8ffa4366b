import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {AwsAccount} from './account';
import {functionOperations} from './lambda';
import {identityOperations, logsOperations} from './other-services';
import {AwsError, toXml, type AwsRequest, type AwsResponse, type Operations} from './protocol';
import {storageOperations} from './s3';

export {FunctionCrash} from './account';
export {accountId, AwsError} from './protocol';
export {progressFile, type RenderStage} from './renders';

/** A request that a client sent. */
interface AwsCall {
  /** The name in the AWS API: `ListObjectsV2`. */
  readonly operation: string;
  readonly input: Operations['input'];
}

/** The services of AWS that `@remotion/lambda` calls, by the names that requests are signed with. */
const services: Readonly<Record<string, (account: AwsAccount, request: AwsRequest) => Operations>> =
  {
    s3: storageOperations,
    lambda: functionOperations,
    sts: identityOperations,
    iam: identityOperations,
    logs: logsOperations,
  };

/** Returns an error in the format of the service. */
const errorResponse = (service: string, {code, message, status}: AwsError): AwsResponse => {
  const error = {Error: {Code: code, Message: message}};
  if (service === 's3') {
    return {status, body: toXml(error)};
  }
  if (service === 'sts' || service === 'iam') {
    return {status, body: toXml({ErrorResponse: error})};
  }
  return {status, headers: {'x-amzn-errortype': code}, body: JSON.stringify({message})};
};

/** Returns the region and the service of a signature, which is a header, or in the query of presigned URLs. */
const signedFor = (authorization = '', query: URLSearchParams) => {
  const credential =
    /Credential=([^,]+)/.exec(authorization)?.[1] ?? query.get('X-Amz-Credential') ?? '';
  const [, , region = '', service = ''] = credential.split('/');
  return {region, service};
};

/**
 * A server that stands in for the services of AWS that `@remotion/lambda` calls: it records each request, and
 * keeps buckets and functions in memory. The AWS SDK sends its requests to it because of the variables in `env`,
 * so the shipped code runs unchanged.
 */
export class AwsStandIn extends AwsAccount {
  /** In order of arrival. */
  readonly calls: AwsCall[] = [];
  /** Called with each request before it's answered, for example to let a render advance. */
  onCall: (call: AwsCall) => void = () => undefined;
  private readonly faults: {operation: string; error: AwsError}[] = [];
  private readonly server = createServer((incoming, response) => {
    void this.respond(incoming, response);
  });

  /** @param port by default, any free port */
  static async start(version: string, port = 0): Promise<AwsStandIn> {
    const standIn = new AwsStandIn(version);
    standIn.server.listen(port, '127.0.0.1');
    await once(standIn.server, 'listening');
    return standIn;
  }

  /** Environment variables for a client. */
  get env(): Readonly<Record<string, string>> {
    return {
      AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'example-secret',
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
    };
  }

  /** The names of the recorded operations, in order. */
  get operations(): string[] {
    return this.calls.map(({operation}) => operation);
  }

  /** Returns the parameters of each call of an operation, in order. */
  inputsOf(operation: string): AwsCall['input'][] {
    return this.calls.filter((call) => call.operation === operation).map(({input}) => input);
  }

  /** Makes the next requests of an operation fail. */
  fail(operation: string, error: AwsError, times = 1): void {
    this.faults.push(...Array.from({length: times}, () => ({operation, error})));
  }

  /** Forgets everything. */
  reset(): void {
    this.onCall = () => undefined;
    this.calls.length = 0;
    this.faults.length = 0;
    [this.buckets, this.functions, this.routines].forEach((state) => state.clear());
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: AwsRequest): Promise<AwsResponse> {
    const service = services[request.service];
    const {input, route, routes} = service?.(this, request) ?? {input: {}, route: '', routes: {}};
    const [name, run] = routes[route] ?? [`${request.service} ${route}`];
    const call = {operation: name, input};
    this.calls.push(call);
    this.onCall(call);
    const index = this.faults.findIndex(({operation}) => operation === name);
    const [fault] = index === -1 ? [] : this.faults.splice(index, 1);
    if (fault) {
      throw fault.error;
    }
    if (!(route in routes)) {
      throw new AwsError('NotImplemented', `The stand-in doesn't implement ${name}`, 501);
    }
    return run?.() ?? {};
  }

  private async respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const {method = '', headers} = incoming;
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const signature = signedFor(headers.authorization, url.searchParams);
    const answer = await this.answer({
      ...signature,
      method,
      path: decodeURIComponent(url.pathname),
      query: url.searchParams,
      headers,
      body: await buffer(incoming),
    }).catch((error: unknown) =>
      errorResponse(
        signature.service,
        error instanceof AwsError ? error : new AwsError('InternalError', String(error), 500),
      ),
    );
    response.statusCode = answer.status ?? 200;
    response.setHeaders(new Map(Object.entries(answer.headers ?? {})));
    response.end(answer.body);
  }
}
