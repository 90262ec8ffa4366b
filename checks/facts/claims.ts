import type {Fact, Statement} from './fact';
import type {Text} from './texts';
import {normalize, type Unit} from './value';

/** A text that states a fact. */
export interface Claim {
  readonly text: Text;
  /** The value as the text states it. */
  readonly stated: string;
  /** Where the value starts in the text. */
  readonly index: number;
  /** The same value in a form that can be compared. */
  readonly value: number | string;
}

/** Finds the texts that match a statement of a fact. */
export function claimsOf(fact: Fact, statement: Statement, texts: readonly Text[]): Claim[] {
  const {on, says} = statement instanceof RegExp ? {says: statement} : statement;
  const pattern = new RegExp(says.source, `${says.flags}d`);
  return texts
    .filter(({file}) => on?.test(file) ?? true)
    .flatMap((text) =>
      [...text.text.matchAll(pattern)].map(({groups, indices}) => {
        const stated = groups?.['value'] ?? '';
        return {
          text,
          stated,
          index: indices?.groups?.['value']?.[0] ?? 0,
          value: normalize(stated, (groups?.['unit'] as Unit | undefined) ?? fact.unit),
        };
      }),
    );
}
