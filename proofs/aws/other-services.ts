import type {AwsAccount} from './account';
import {accountId, toXml, type AwsRequest, type AwsResponse, type Operations} from './protocol';

const xml = (action: string, result: Record<string, unknown>): AwsResponse => ({
  body: toXml({[`${action}Response`]: {[`${action}Result`]: result}}),
});

/** AWS STS and IAM, which receive forms and answer with XML. The policies of the user allow every action. */
export const identityOperations = (_: AwsAccount, {body}: AwsRequest): Operations => {
  const form = new URLSearchParams(body.toString());
  const caller = {Account: accountId, Arn: `arn:aws:iam::${accountId}:user/remotion-user`};
  // A form numbers the values of a list: `ActionNames.member.1`.
  const decisions = [...form]
    .filter(([key]) => key.startsWith('ActionNames.member.'))
    .map(([, value]) => ({EvalActionName: value, EvalDecision: 'allowed'}));
  const answers = {
    GetCallerIdentity: caller,
    SimulatePrincipalPolicy: {EvaluationResults: {member: decisions}},
  };
  return {
    input: Object.fromEntries(form),
    route: form.get('Action') ?? '',
    routes: Object.fromEntries(
      Object.entries(answers).map(([name, result]) => [name, [name, () => xml(name, result)]]),
    ),
  };
};

/** Amazon CloudWatch Logs, which receives JSON. */
export const logsOperations = (_: AwsAccount, {headers, body}: AwsRequest): Operations => ({
  input: JSON.parse(body.toString()) as Operations['input'],
  route: headers['x-amz-target']?.toString().split('.').at(-1) ?? '',
  routes: {CreateLogGroup: ['CreateLogGroup'], PutRetentionPolicy: ['PutRetentionPolicy']},
});
