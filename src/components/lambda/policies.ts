import data from './policies.json';

/**
 * A policy that `getUserPolicy()` or `getRolePolicy()` of `@remotion/lambda` prints. `policies.json` adds the reason
 * for each action and the features that need it. src/components/lambda/policies.test.ts compares it with the
 * printed policies, and with the table of actions by function, which is proven by recorded calls.
 */
export interface Policy {
  /** The label of each feature that the reader can select. */
  readonly features: Readonly<Record<string, string>>;
  readonly statements: readonly {
    readonly sid: string;
    readonly actions: readonly {
      readonly name: string;
      readonly features: readonly string[];
      /** What stops working without the action, in Markdown with code and links. */
      readonly reason: string;
    }[];
    readonly resources: readonly string[];
  }[];
}

export const policies: Readonly<Record<'user' | 'role', Policy>> = data;

/** Returns the statements with the actions that the selected features need. Empty statements are left out. */
export const filterStatements = (
  {statements}: Policy,
  selected: ReadonlySet<string>,
): Policy['statements'] =>
  statements
    .map((statement) => ({
      ...statement,
      actions: statement.actions.filter(({features}) =>
        features.some((feature) => selected.has(feature)),
      ),
    }))
    .filter(({actions}) => actions.length > 0);

/** Prints statements like `getUserPolicy()` and `getRolePolicy()`. */
export const printPolicy = (statements: Policy['statements']): string =>
  JSON.stringify(
    {
      Version: '2012-10-17',
      Statement: statements.map(({sid, actions, resources}) => ({
        Sid: sid,
        Effect: 'Allow',
        Action: actions.map(({name}) => name),
        Resource: resources,
      })),
    },
    null,
    2,
  );
