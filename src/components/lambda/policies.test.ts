import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeHeadingId} from '@docs-kit/heading-ids';
import {getRolePolicy, getUserPolicy} from '@remotion/lambda';
import {describe, expect, it, test} from 'vitest';
import {filterStatements, policies, type Policy, printPolicy} from './policies';

const everything = ({features}: Policy) => new Set(Object.keys(features));

const actionsFor = (policy: Policy, features: readonly string[]): string[] =>
  filterStatements(policy, new Set(features))
    .flatMap(({actions}) => actions.map(({name}) => name))
    .sort();

const page = readFileSync(path.resolve('docs/lambda/permissions.mdx'), 'utf8');

/** The rows of the table of actions by function, which proofs/lambda/actions.test.ts proves. */
const rows = [
  ...page
    .slice(
      page.indexOf(writeHeadingId('by-function')),
      page.indexOf(writeHeadingId('render-server')),
    )
    .matchAll(/^\| .+ \| (`.+`) \|$/gm),
].map(([, actions = '']) => actions.replaceAll('`', '').split(', '));

describe('with all features', () => {
  it('the user policy is the printed policy', () => {
    expect(printPolicy(filterStatements(policies.user, everything(policies.user)))).toBe(
      getUserPolicy(),
    );
  });

  it('the role policy is the printed policy', () => {
    expect(printPolicy(filterStatements(policies.role, everything(policies.role)))).toBe(
      getRolePolicy(),
    );
  });
});

describe.each(Object.entries(policies))('the %s policy', (_name, policy) => {
  const actions = policy.statements.flatMap((statement) => statement.actions);

  it('needs a feature and a reason for each action', () => {
    expect(actions.filter(({features, reason}) => features.length === 0 || reason === '')).toEqual(
      [],
    );
  });

  it('has a label for each feature', () => {
    expect(
      actions.flatMap(({features}) => features).filter((feature) => !(feature in policy.features)),
    ).toEqual([]);
  });

  it('needs an action for each feature', () => {
    for (const feature of Object.keys(policy.features)) {
      expect(actionsFor(policy, [feature]), feature).not.toEqual([]);
    }
  });

  it('has no statement without a selected feature', () => {
    expect(filterStatements(policy, new Set())).toEqual([]);
  });
});

/** The rows of each feature. Two features also need to find the region of the bucket. */
const features: readonly {
  readonly feature: string;
  readonly indexes: readonly number[];
  readonly more?: readonly string[];
}[] = [
  {feature: 'videos', indexes: [0, 2]},
  {feature: 'stills', indexes: [0]},
  {feature: 'largeProps', indexes: [1], more: ['s3:GetBucketLocation']},
  {feature: 'outputs', indexes: [3, 4, 5, 6]},
  {feature: 'deleteRenders', indexes: [7]},
  {feature: 'sites', indexes: [8, 13, 14, 16, 17]},
  {feature: 'listFunctions', indexes: [9, 10]},
  {feature: 'deleteFunctions', indexes: [11]},
  {feature: 'deployFunctions', indexes: [12]},
  {feature: 'autoDelete', indexes: [15]},
  {feature: 'validate', indexes: [18]},
];

test.each(features)('$feature needs what its functions need', ({feature, indexes, more = []}) => {
  const expected = new Set([...indexes.flatMap((index) => rows[index] ?? []), ...more]);
  expect(actionsFor(policies.user, [feature])).toEqual([...expected].sort());
});

test('every row of the table belongs to a feature', () => {
  expect(new Set(features.flatMap(({indexes}) => indexes)).size).toBe(rows.length);
});
