import {encodeEvent} from './event-stream';
import {
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
  tags?: Readonly<Record<string, string>>;
}

/** An invocation of a function. */
export interface Invocation {
  readonly functionName: string;
  readonly region: string;
  readonly mode: 'RequestResponse' | 'Event' | 'Stream';
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
export type Routine = (invocation: Invocation) => MaybePromise<string | readonly Uint8Array[]>;
type MaybePromise<T> = T | Promise<T>;

export interface FunctionState {
  readonly accountId: string;
  readonly functions: Map<string, LambdaFunction>;
  /** The version of Remotion that a new function reports. */
  readonly version: string;
  /** The number of functions that one answer lists. */
  readonly functionsPerPage: number;
  /** By the `type` of the payload. */
  readonly routines: Map<string, Routine>;
}

const json = (status: number, content: unknown): AwsResponse => ({
  status,
  headers: {'content-type': 'application/json'},
  body: JSON.stringify(content),
});

const arnOf = ({accountId}: FunctionState, region: string, name: string): string =>
  `arn:aws:lambda:${region}:${accountId}:function:${name}`;

const functionNamed = (
  state: FunctionState,
  {region}: AwsRequest,
  name: string,
): LambdaFunction => {
  const found = state.functions.get(name);
  if (found?.region !== region) {
    throw new AwsError(
      'ResourceNotFoundException',
      `Function not found: ${arnOf(state, region, name)}`,
      404,
    );
  }
  return found;
};

const configurationOf = (
  state: FunctionState,
  name: string,
  {region, memorySizeInMb, timeoutInSeconds, diskSizeInMb, pending = 0}: LambdaFunction,
) => ({
  FunctionName: name,
  FunctionArn: arnOf(state, region, name),
  MemorySize: memorySizeInMb,
  Timeout: timeoutInSeconds,
  ...(diskSizeInMb !== undefined && {EphemeralStorage: {Size: diskSizeInMb}}),
  State: pending > 0 ? 'Pending' : 'Active',
});

const run = async ({routines}: FunctionState, invocation: Invocation) => {
  const routine = routines.get(invocation.payload.type);
  if (!routine) {
    throw new FunctionCrash('Unhandled', `The stand-in has no routine ${invocation.payload.type}.`);
  }
  return routine(invocation);
};

const invoke = (state: FunctionState, request: AwsRequest, functionName: string): Operation => {
  const mode = request.headers['x-amz-invocation-type'] === 'Event' ? 'Event' : 'RequestResponse';
  const payload = JSON.parse(request.body.toString()) as Invocation['payload'];
  return {
    name: 'Invoke',
    input: {FunctionName: functionName, InvocationType: mode, Payload: payload},
    run: async () => {
      functionNamed(state, request, functionName);
      const {region} = request;
      if (mode === 'Event') {
        // AWS answers as soon as it has queued the event.
        void run(state, {functionName, region, mode, payload}).catch(() => undefined);
        return {status: 202};
      }
      try {
        const answer = await run(state, {functionName, region, mode, payload});
        return {status: 200, body: answer};
      } catch (error) {
        if (!(error instanceof FunctionCrash)) {
          throw error;
        }
        return {
          status: 200,
          headers: {'x-amz-function-error': error.code},
          body: JSON.stringify({errorType: 'Error', errorMessage: error.message}),
        };
      }
    },
  };
};

const invokeStream = (
  state: FunctionState,
  request: AwsRequest,
  functionName: string,
): Operation => {
  const payload = JSON.parse(request.body.toString()) as Invocation['payload'];
  return {
    name: 'InvokeWithResponseStream',
    input: {FunctionName: functionName, Payload: payload},
    run: async () => {
      functionNamed(state, request, functionName);
      const chunks: Uint8Array[] = [];
      let complete: Record<string, string> = {};
      try {
        const answer = await run(state, {
          functionName,
          region: request.region,
          mode: 'Stream',
          payload,
        });
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

/** The parameters of CreateFunction, as far as the stand-in uses them. */
interface CreateFunction {
  readonly FunctionName: string;
  readonly MemorySize: number;
  readonly Timeout: number;
  readonly EphemeralStorage: {readonly Size: number};
  readonly Code: {readonly ZipFile: string};
}

const createFunction = (state: FunctionState, request: AwsRequest): Operation => {
  const input = JSON.parse(request.body.toString()) as CreateFunction;
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
      if (state.functions.has(name)) {
        throw new AwsError('ResourceConflictException', `Function already exist: ${name}`, 409);
      }
      const created: LambdaFunction = {
        region: request.region,
        memorySizeInMb: input.MemorySize,
        timeoutInSeconds: input.Timeout,
        diskSizeInMb: input.EphemeralStorage.Size,
        version: state.version,
        pending: 1,
      };
      state.functions.set(name, created);
      return json(201, configurationOf(state, name, created));
    },
  };
};

const listFunctions = (state: FunctionState, {query, region}: AwsRequest): Operation => {
  const marker = query.get('Marker') ?? undefined;
  return {
    name: 'ListFunctions',
    input: sent({Marker: marker}),
    run: () => {
      const all = [...state.functions].filter(([, each]) => each.region === region);
      const start = Number(marker ?? 0);
      const end = start + state.functionsPerPage;
      return json(200, {
        Functions: all.slice(start, end).map(([name, each]) => configurationOf(state, name, each)),
        ...(end < all.length && {NextMarker: String(end)}),
      });
    },
  };
};

const singleFunction = (
  state: FunctionState,
  request: AwsRequest,
  name: string,
): Operation | undefined => {
  const input = {FunctionName: name};
  if (request.method === 'GET') {
    return {
      name: 'GetFunction',
      input,
      run: () => {
        const found = functionNamed(state, request, name);
        const answer = json(200, {Configuration: configurationOf(state, name, found)});
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
        functionNamed(state, request, name);
        state.functions.delete(name);
        return {status: 204};
      },
    };
  }
  return undefined;
};

/** An operation that sets something on a function that the stand-in doesn't use. */
const setOnFunction = (
  state: FunctionState,
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
    functionNamed(state, request, functionName);
    return json(200, {});
  },
});

const tagResource = (state: FunctionState, {body}: AwsRequest, resource: string): Operation => {
  const {Tags} = JSON.parse(body.toString()) as {Tags: Record<string, string>};
  return {
    name: 'TagResource',
    input: {Resource: resource, Tags},
    run: () => {
      const tagged = state.functions.get(resource.split(':').at(-1) ?? '');
      if (tagged) {
        tagged.tags = Tags;
      }
      return {status: 204};
    },
  };
};

/** AWS Lambda. */
export const functionOperation = (state: FunctionState, request: AwsRequest): Operation => {
  const {method} = request;
  const [, resource = '', name = '', action = ''] =
    /^\/\d{4}-\d\d-\d\d\/(\w+)\/?([^/]*)\/?(.*)$/.exec(request.path) ?? [];
  if (resource === 'tags' && method === 'POST') {
    return tagResource(state, request, name);
  }
  if (resource === 'functions' && name === '') {
    if (method === 'GET') {
      return listFunctions(state, request);
    }
    if (method === 'POST') {
      return createFunction(state, request);
    }
  }
  if (resource === 'functions') {
    switch (action) {
      case '':
        return singleFunction(state, request, name) ?? unknownOperation(request);
      case 'invocations':
        return invoke(state, request, name);
      case 'response-streaming-invocations':
        return invokeStream(state, request, name);
      case 'event-invoke-config':
        return setOnFunction(state, request, 'PutFunctionEventInvokeConfig', name);
      case 'runtime-management-config':
        return setOnFunction(state, request, 'PutRuntimeManagementConfig', name);
    }
  }
  return unknownOperation(request);
};
