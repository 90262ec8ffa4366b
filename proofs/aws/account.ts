import {
  accountId,
  sent,
  toXml,
  unknownOperation,
  type AwsRequest,
  type AwsResponse,
  type Operation,
} from './protocol';
import type {AwsAccount} from './state';

const xml = (action: string, result: Record<string, unknown>): AwsResponse => ({
  headers: {'content-type': 'text/xml'},
  body: toXml({[`${action}Response`]: {[`${action}Result`]: result}}),
});

/** The values of a list, which a form numbers: `ActionNames.member.1`. */
const membersOf = (form: URLSearchParams, name: string): string[] =>
  [...form].filter(([key]) => key.startsWith(`${name}.member.`)).map(([, value]) => value);

/** AWS STS and IAM, which receive forms and answer with XML. */
export const identityOperation = (aws: AwsAccount, request: AwsRequest): Operation => {
  const form = new URLSearchParams(request.body.toString());
  const action = form.get('Action') ?? '';
  switch (action) {
    case 'GetCallerIdentity':
      return {
        name: action,
        input: {},
        run: () => xml(action, {Account: accountId, Arn: aws.callerArn, UserId: 'AIDAEXAMPLE'}),
      };
    case 'SimulatePrincipalPolicy': {
      const actions = membersOf(form, 'ActionNames');
      return {
        name: action,
        input: {
          PolicySourceArn: form.get('PolicySourceArn'),
          ActionNames: actions,
          ResourceArns: membersOf(form, 'ResourceArns'),
        },
        run: () =>
          xml(action, {
            EvaluationResults: {
              member: actions.map((name) => ({
                EvalActionName: name,
                EvalDecision: aws.deniedActions.has(name) ? 'implicitDeny' : 'allowed',
              })),
            },
          }),
      };
    }
    default:
      return unknownOperation(request);
  }
};

const json = (content: unknown): AwsResponse => ({
  headers: {'content-type': 'application/x-amz-json-1.1'},
  body: JSON.stringify(content),
});

/** Amazon CloudWatch Logs and AWS Service Quotas, which receive and answer with JSON. */
export const jsonOperation = (aws: AwsAccount, request: AwsRequest): Operation => {
  const name = request.headers['x-amz-target']?.toString().split('.').at(-1) ?? '';
  const input = sent(JSON.parse(request.body.toString()) as Record<string, unknown>);
  const operation = (run: Operation['run']): Operation => ({name, input, run});
  switch (name) {
    case 'CreateLogGroup':
    case 'PutRetentionPolicy':
    case 'RequestServiceQuotaIncrease':
      return operation(() => json({}));
    case 'GetServiceQuota':
    case 'GetAWSDefaultServiceQuota':
      return operation(() => json({Quota: {Value: 1000}}));
    case 'ListRequestedServiceQuotaChangeHistoryByQuota':
      return operation(() =>
        json({
          RequestedQuotas:
            aws.requestedConcurrency === undefined
              ? []
              : [{Status: 'CASE_OPENED', DesiredValue: aws.requestedConcurrency, CaseId: '1'}],
        }),
      );
    default:
      return unknownOperation(request);
  }
};
