import {FunctionCrash, type AwsAccount, type LambdaFunction} from './account';
import {accountId, AwsError, type AwsRequest, type AwsResponse, type Operations} from './protocol';

const json = (content: unknown): AwsResponse => ({body: JSON.stringify(content)});

const arnOf = (region: string, name: string): string =>
  `arn:aws:lambda:${region}:${accountId}:function:${name}`;

const configurationOf = (name: string, details: LambdaFunction) => ({
  FunctionName: name,
  FunctionArn: arnOf(details.region, name),
  MemorySize: details.memorySizeInMb,
  Timeout: details.timeoutInSeconds,
  State: 'Active',
});

/** Runs the routine, and returns a crash in the form of AWS Lambda. */
const invoke = async (
  {routines}: AwsAccount,
  functionName: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<AwsResponse> => {
  const type = String(payload['type']);
  const routine = routines.get(type);
  try {
    if (!routine) {
      throw new FunctionCrash('Unhandled', `The stand-in has no routine ${type}.`);
    }
    return {body: await routine({functionName, payload})};
  } catch (error) {
    if (!(error instanceof FunctionCrash)) {
      throw error;
    }
    return {
      headers: {'x-amz-function-error': error.code},
      body: JSON.stringify({errorType: 'Error', errorMessage: error.message}),
    };
  }
};

/** AWS Lambda. */
export const functionOperations = (account: AwsAccount, request: AwsRequest): Operations => {
  const {method, region, path, headers} = request;
  const [, resource = '', nameInPath = '', action = ''] =
    /^\/\d{4}-\d\d-\d\d\/(\w+)\/?([^/]*)(.*)$/.exec(path) ?? [];
  const body = JSON.parse(request.body.toString() || '{}') as Readonly<Record<string, unknown>>;
  const functionName = nameInPath || String(body['FunctionName']);
  const found = (): LambdaFunction => {
    const details = account.functions.get(functionName);
    if (details?.region !== region) {
      const message = `Function not found: ${arnOf(region, functionName)}`;
      throw new AwsError('ResourceNotFoundException', message, 404);
    }
    return details;
  };
  return {
    input: {
      FunctionName: functionName,
      ...(action === '/invocations'
        ? {InvocationType: headers['x-amz-invocation-type'], Payload: body}
        : body),
    },
    route: `${method} ${resource}${nameInPath && '/name'}${action}`,
    routes: {
      'GET functions': [
        'ListFunctions',
        () => {
          const functions = [...account.functions].filter(([, each]) => each.region === region);
          return json({Functions: functions.map((each) => configurationOf(...each))});
        },
      ],
      'POST functions': [
        'CreateFunction',
        () => {
          const details: LambdaFunction = {
            region,
            memorySizeInMb: Number(body['MemorySize']),
            timeoutInSeconds: Number(body['Timeout']),
            version: account.version,
          };
          account.functions.set(functionName, details);
          return json(configurationOf(functionName, details));
        },
      ],
      'GET functions/name': [
        'GetFunction',
        () => json({Configuration: configurationOf(functionName, found())}),
      ],
      'DELETE functions/name': [
        'DeleteFunction',
        () => {
          found();
          account.functions.delete(functionName);
          return {};
        },
      ],
      'POST functions/name/invocations': [
        'Invoke',
        () => {
          found();
          const answer = invoke(account, functionName, body);
          // AWS answers as soon as it has queued an event.
          return headers['x-amz-invocation-type'] === 'Event' ? {status: 202} : answer;
        },
      ],
      'POST functions/name/response-streaming-invocations': ['InvokeWithResponseStream'],
      'PUT functions/name/event-invoke-config': ['PutFunctionEventInvokeConfig'],
      'PUT functions/name/runtime-management-config': ['PutRuntimeManagementConfig'],
      'POST tags/name': ['TagResource'],
    },
  };
};
