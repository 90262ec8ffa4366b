import {encodeEvent} from './event-stream';
import type {AwsStandIn} from './index';
import {
  accountId,
  AwsError,
  sent,
  unknownOperation,
  type AwsRequest,
  type AwsResponse,
  type Operation,
} from './protocol';

export interface LambdaFunction {
  readonly region: string;
  readonly memorySizeInMb: number;
  readonly timeoutInSeconds: number;
  /** Undefined if AWS doesn't list it. */
  readonly diskSizeInMb?: number;
  /** The version of Remotion that the function reports. */
  readonly version: string;
  /** How many times the function is still pending when a client asks for its state. */
  pending?: number;
}

/** An invocation of a function. */
interface Invocation {
  readonly functionName: string;
  readonly payload: Readonly<Record<string, unknown>> & {readonly type: string};
}

/** An invocation that ends with an error of the runtime instead of an answer of Remotion's code. */
export class FunctionCrash extends Error {
  constructor(
    /** `Unhandled`, or `Runtime.TruncatedResponse`. */
    readonly code: string,
    details: string,
  ) {
    super(details);
  }
}

/**
 * What Remotion's code in a function does.
 *
 * @returns what the function answers: text as it is, and chunks for a function that streams
 * @throws {FunctionCrash | AwsError}
 */
export type Routine = (invocation: Invocation) => Answer | Promise<Answer>;
type Answer = string | readonly Uint8Array[];

const json = (status: number, content: unknown): AwsResponse => ({
  status,
  headers: {'content-type': 'application/json'},
  body: JSON.stringify(content),
});

const arnOf = (region: string, name: string): string =>
  `arn:aws:lambda:${region}:${accountId}:function:${name}`;

const functionNamed = (aws: AwsStandIn, {region}: AwsRequest, name: string): LambdaFunction => {
  const found = aws.functions.get(name);
  if (found?.region !== region) {
    throw new AwsError(
      'ResourceNotFoundException',
      `Function not found: ${arnOf(region, name)}`,
      404,
    );
  }
  return found;
};

const configurationOf = (
  name: string,
  {region, memorySizeInMb, timeoutInSeconds, diskSizeInMb, pending = 0}: LambdaFunction,
) => ({
  FunctionName: name,
  FunctionArn: arnOf(region, name),
  MemorySize: memorySizeInMb,
  Timeout: timeoutInSeconds,
  ...(diskSizeInMb !== undefined && {EphemeralStorage: {Size: diskSizeInMb}}),
  State: pending > 0 ? 'Pending' : 'Active',
});

const run = async ({routines}: AwsStandIn, invocation: Invocation) => {
  const routine = routines.get(invocation.payload.type);
  if (!routine) {
    throw new FunctionCrash('Unhandled', `The stand-in has no routine ${invocation.payload.type}.`);
  }
  return routine(invocation);
};

const payloadOf = ({body}: AwsRequest) => JSON.parse(body.toString()) as Invocation['payload'];

const invoke = (aws: AwsStandIn, request: AwsRequest, functionName: string): Operation => {
  const type = request.headers['x-amz-invocation-type'] === 'Event' ? 'Event' : 'RequestResponse';
  const payload = payloadOf(request);
  return {
    name: 'Invoke',
    input: {FunctionName: functionName, InvocationType: type, Payload: payload},
    run: async () => {
      functionNamed(aws, request, functionName);
      const answer = run(aws, {functionName, payload});
      if (type === 'Event') {
        // AWS answers as soon as it has queued the event.
        void answer.catch(() => undefined);
        return {status: 202};
      }
      try {
        return {body: await answer};
      } catch (error) {
        if (!(error instanceof FunctionCrash)) {
          throw error;
        }
        return {
          headers: {'x-amz-function-error': error.code},
          body: JSON.stringify({errorType: 'Error', errorMessage: error.message}),
        };
      }
    },
  };
};

const invokeStream = (aws: AwsStandIn, request: AwsRequest, functionName: string): Operation => {
  const payload = payloadOf(request);
  return {
    name: 'InvokeWithResponseStream',
    input: {FunctionName: functionName, Payload: payload},
    run: async () => {
      functionNamed(aws, request, functionName);
      const chunks: Uint8Array[] = [];
      let complete: Record<string, string> = {};
      try {
        const answer = await run(aws, {functionName, payload});
        chunks.push(...(typeof answer === 'string' ? [Buffer.from(answer)] : answer));
      } catch (error) {
        if (!(error instanceof FunctionCrash)) {
          throw error;
        }
        complete = {ErrorCode: error.code, ErrorDetails: error.message};
      }
      return {
        headers: {'content-type': 'application/vnd.amazon.eventstream'},
        body: [
          ...chunks.map((chunk) => encodeEvent('PayloadChunk', 'application/octet-stream', chunk)),
          encodeEvent('InvokeComplete', 'application/json', Buffer.from(JSON.stringify(complete))),
        ],
      };
    },
  };
};

const createFunction = (aws: AwsStandIn, request: AwsRequest): Operation => {
  const input = JSON.parse(request.body.toString()) as {
    FunctionName: string;
    MemorySize: number;
    Timeout: number;
    EphemeralStorage: {Size: number};
    Code: {ZipFile: string};
  };
  const {FunctionName: name, Code, ...rest} = input;
  return {
    name: 'CreateFunction',
    input: {
      FunctionName: name,
      ...rest,
      // The code has several megabytes.
      Code: {ZipFile: `${Buffer.from(Code.ZipFile, 'base64').subarray(0, 2).toString()}…`},
    },
    run: () => {
      const created: LambdaFunction = {
        region: request.region,
        memorySizeInMb: input.MemorySize,
        timeoutInSeconds: input.Timeout,
        diskSizeInMb: input.EphemeralStorage.Size,
        version: aws.version,
        pending: 1,
      };
      aws.functions.set(name, created);
      return json(201, configurationOf(name, created));
    },
  };
};

const listFunctions = (aws: AwsStandIn, {query, region}: AwsRequest): Operation => {
  const marker = query.get('Marker') ?? undefined;
  return {
    name: 'ListFunctions',
    input: sent({Marker: marker}),
    run: () => {
      const all = [...aws.functions].filter(([, each]) => each.region === region);
      const start = Number(marker ?? 0);
      const end = start + aws.functionsPerPage;
      return json(200, {
        Functions: all.slice(start, end).map(([name, each]) => configurationOf(name, each)),
        ...(end < all.length && {NextMarker: String(end)}),
      });
    },
  };
};

const singleFunction = (
  aws: AwsStandIn,
  request: AwsRequest,
  name: string,
): Operation | undefined => {
  const input = {FunctionName: name};
  if (request.method === 'GET') {
    return {
      name: 'GetFunction',
      input,
      run: () => {
        const found = functionNamed(aws, request, name);
        const answer = json(200, {Configuration: configurationOf(name, found)});
        found.pending = Math.max(0, (found.pending ?? 0) - 1);
        return answer;
      },
    };
  }
  if (request.method === 'DELETE') {
    return {
      name: 'DeleteFunction',
      input,
      run: () => {
        functionNamed(aws, request, name);
        aws.functions.delete(name);
        return {status: 204};
      },
    };
  }
  return undefined;
};

/** An operation that sets something on a function that the stand-in doesn't use. */
const setOnFunction = (
  aws: AwsStandIn,
  request: AwsRequest,
  operation: string,
  functionName: string,
): Operation => ({
  name: operation,
  input: {
    FunctionName: functionName,
    ...(JSON.parse(request.body.toString()) as Record<string, unknown>),
  },
  run: () => {
    functionNamed(aws, request, functionName);
    return json(200, {});
  },
});

const tagResource = ({body}: AwsRequest, resource: string): Operation => ({
  name: 'TagResource',
  input: {Resource: resource, ...(JSON.parse(body.toString()) as {Tags: Record<string, string>})},
  run: () => ({status: 204}),
});

/** AWS Lambda. */
export const functionOperation = (aws: AwsStandIn, request: AwsRequest): Operation => {
  const {method} = request;
  const [, resource = '', name = '', action = ''] =
    /^\/\d{4}-\d\d-\d\d\/(\w+)\/?([^/]*)\/?(.*)$/.exec(request.path) ?? [];
  if (resource === 'tags' && method === 'POST') {
    return tagResource(request, name);
  }
  if (resource === 'functions' && name === '') {
    if (method === 'GET') {
      return listFunctions(aws, request);
    }
    if (method === 'POST') {
      return createFunction(aws, request);
    }
  }
  if (resource === 'functions') {
    switch (action) {
      case '':
        return singleFunction(aws, request, name) ?? unknownOperation(request);
      case 'invocations':
        return invoke(aws, request, name);
      case 'response-streaming-invocations':
        return invokeStream(aws, request, name);
      case 'event-invoke-config':
        return setOnFunction(aws, request, 'PutFunctionEventInvokeConfig', name);
      case 'runtime-management-config':
        return setOnFunction(aws, request, 'PutRuntimeManagementConfig', name);
    }
  }
  return unknownOperation(request);
};
