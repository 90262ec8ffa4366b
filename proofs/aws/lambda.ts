import {encodeEvent} from './event-stream';
import {
  accountId,
  AwsError,
  sent,
  unknownOperation,
  type AwsRequest,
  type AwsResponse,
  type Operation,
} from './protocol';
import {FunctionCrash, type AwsAccount, type Invocation, type LambdaFunction} from './state';

const json = (status: number, content: unknown): AwsResponse => ({
  status,
  headers: {'content-type': 'application/json'},
  body: JSON.stringify(content),
});

const arnOf = (region: string, name: string): string =>
  `arn:aws:lambda:${region}:${accountId}:function:${name}`;

const functionNamed = (aws: AwsAccount, {region}: AwsRequest, name: string): LambdaFunction => {
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

const run = async ({routines}: AwsAccount, invocation: Invocation) => {
  const routine = routines.get(invocation.payload.type);
  if (!routine) {
    throw new FunctionCrash('Unhandled', `The stand-in has no routine ${invocation.payload.type}.`);
  }
  return routine(invocation);
};

const payloadOf = ({body}: AwsRequest) => JSON.parse(body.toString()) as Invocation['payload'];

const invoke = (aws: AwsAccount, request: AwsRequest, functionName: string): Operation => {
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

const invokeStream = (aws: AwsAccount, request: AwsRequest, functionName: string): Operation => {
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

const createFunction = (aws: AwsAccount, request: AwsRequest): Operation => {
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

const listFunctions = (aws: AwsAccount, {query, region}: AwsRequest): Operation => {
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
  aws: AwsAccount,
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
  aws: AwsAccount,
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
export const functionOperation = (aws: AwsAccount, request: AwsRequest): Operation => {
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
