import MiniSearch, {type AsPlainObject} from 'minisearch';
import {type IndexedSection, indexOptions} from './index-format';

/**
 * What MiniSearch knows, at half the weight of its own JSON: sections are numbered in order, so that
 * their ids need not be listed, and the sections of a term are written as distances, which stay short
 * however many sections there are.
 */
export interface PackedTerms {
  /** For each field of `indexOptions` the number of words in each section. */
  readonly lengths: readonly (readonly number[])[];
  readonly averages: readonly number[];
  /**
   * A term, and for each field that has it: the position of the field, then for each section the distance
   * from the one before and how often the term is there.
   */
  readonly terms: readonly (readonly [string, ...(readonly number[])[]])[];
}

const formatVersion = 2;

/**
 * @param index sections with the ids 0, 1, 2 and so on, in this order, with nothing removed
 * @throws when the ids are others, or MiniSearch writes its JSON in another form
 */
export const packTerms = (index: MiniSearch<IndexedSection>): PackedTerms => {
  const plain = index.toJSON();
  const ids = Object.values(plain.documentIds) as unknown[];
  if (plain.serializationVersion !== formatVersion || ids.some((id, at) => id !== at)) {
    throw new Error(
      `The search index cannot be packed: MiniSearch writes version ${plain.serializationVersion} (${formatVersion} is known), with sections ${ids.slice(0, 3).join(', ')}. Bring src/components/search/engine/packed-terms.ts along.`,
    );
  }
  const lengths = ids.map((_id, at) => plain.fieldLength[at] ?? []);
  return {
    lengths: plain.averageFieldLength.map((_average, field) =>
      lengths.map((each) => each[field] ?? 0),
    ),
    averages: plain.averageFieldLength,
    terms: plain.index.map(([term, fields]) => [
      term,
      ...Object.entries(fields).map(([field, sections]) => {
        let last = 0;
        return [
          Number(field),
          ...Object.entries(sections).flatMap(([section, count]) => {
            const distance = Number(section) - last;
            last = Number(section);
            return [distance, count];
          }),
        ];
      }),
    ]),
  };
};

/** The index that was packed. */
export const unpackTerms = ({
  lengths,
  averages,
  terms,
}: PackedTerms): MiniSearch<IndexedSection> => {
  const count = lengths[0]?.length ?? 0;
  const sections = Array.from({length: count}, (_, section) => section);
  const plain: AsPlainObject = {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(sections.map((section) => [section, section])),
    fieldIds: Object.fromEntries(indexOptions.fields.map((field, at) => [field, at])),
    fieldLength: Object.fromEntries(
      sections.map((section) => [section, lengths.map((each) => each[section] ?? 0)]),
    ),
    averageFieldLength: [...averages],
    storedFields: {},
    dirtCount: 0,
    index: terms.map(([term, ...fields]) => {
      const postings: Record<string, Record<string, number>> = {};
      for (const [field = 0, ...pairs] of fields) {
        const counts: Record<string, number> = {};
        let section = 0;
        for (let at = 0; at < pairs.length; at += 2) {
          section += pairs[at] ?? 0;
          counts[section] = pairs[at + 1] ?? 0;
        }
        postings[field] = counts;
      }
      return [term, postings];
    }),
    serializationVersion: formatVersion,
  };
  return MiniSearch.loadJS(plain, indexOptions);
};
