import {
  sent,
  unknownOperation,
  type AwsRequest,
  type AwsResponse,
  type Operation,
} from './protocol';
import {toXml} from './xml';

export interface AccountState {
  readonly accountId: string;
  /** The identity that the credentials belong to. */
  readonly callerArn: string;
  /** Actions that no policy of the caller allows. */
  readonly deniedActions: ReadonlySet<string>;
  /** The retention of each log group, in days; undefined if it has none. */
  readonly logGroups: Map<string, number | undefined>;
  /** The quota of concurrent executions. */
  readonly concurrencyQuota: {value: number; default: number; requested?: number};
}

const xml = (action: string, result: Record<string, unknown>): AwsResponse => ({
  headers: {'content-type': 'text/xml'},
  body: toXml({[`${action}Response`]: {[`${action}Result`]: result}}),
});

/** The values of a list, which a form numbers: `ActionNames.member.1`. */
const membersOf = (form: URLSearchParams, name: string): string[] =>
  [...form].filter(([key]) => key.startsWith(`${name}.member.`)).map(([, value]) => value);

/** AWS STS and IAM, which receive forms and answer with XML. */
export const identityOperation = (state: AccountState, request: AwsRequest): Operation => {
  const form = new URLSearchParams(request.body.toString());
  const action = form.get('Action') ?? '';
  switch (action) {
    case 'GetCallerIdentity':
      return {
        name: action,
        input: {},
        run: () =>
          xml(action, {Account: state.accountId, Arn: state.callerArn, UserId: 'AIDAEXAMPLE'}),
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
                EvalDecision: state.deniedActions.has(name) ? 'implicitDeny' : 'allowed',
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
export const jsonOperation = (state: AccountState, request: AwsRequest): Operation => {
  const name = request.headers['x-amz-target']?.toString().split('.').at(-1) ?? '';
  const input = sent(JSON.parse(request.body.toString()) as Record<string, unknown>);
  const operation = (run: Operation['run']): Operation => ({name, input, run});
  const quota = state.concurrencyQuota;
  switch (name) {
    case 'CreateLogGroup':
      return operation(() => {
        state.logGroups.set(String(input['logGroupName']), undefined);
        return json({});
      });
    case 'PutRetentionPolicy':
      return operation(() => {
        state.logGroups.set(String(input['logGroupName']), Number(input['retentionInDays']));
        return json({});
      });
    case 'GetServiceQuota':
      return operation(() => json({Quota: {Value: quota.value}}));
    case 'GetAWSDefaultServiceQuota':
      return operation(() => json({Quota: {Value: quota.default}}));
    case 'ListRequestedServiceQuotaChangeHistoryByQuota':
      return operation(() =>
        json({
          RequestedQuotas:
            quota.requested === undefined
              ? []
              : [{Status: 'CASE_OPENED', DesiredValue: quota.requested, CaseId: '1'}],
        }),
      );
    case 'RequestServiceQuotaIncrease':
      return operation(() => {
        quota.requested = Number(input['DesiredValue']);
        return json({});
      });
    default:
      return unknownOperation(request);
  }
};
