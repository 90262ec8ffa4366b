import MiniSearch, {type AsPlainObject} from 'minisearch';
import {type IndexedSection, indexOptions} from './index-format';

/**
 * The data of MiniSearch at half the size of its own JSON. Sections are numbered in order, so that their IDs
 * don't have to be listed. The sections of a term are stored as differences, which stay small on large sites.
 */
export interface PackedTerms {
  /** For each field of `indexOptions`, the number of words in each section. */
  readonly lengths: readonly (readonly number[])[];
  readonly averages: readonly number[];
  /**
   * A term, and for each field that contains it: the position of the field, followed by two numbers for each
   * section, the difference to the previous section and the number of occurrences.
   */
  readonly terms: readonly (readonly [string, ...(readonly number[])[]])[];
}

const formatVersion = 2;

/**
 * @param index sections with the IDs 0, 1, 2 and so on in this order, with none removed
 * @throws if the IDs differ, or if MiniSearch's JSON format has changed
 */
export const packTerms = (index: MiniSearch<IndexedSection>): PackedTerms => {
  const plain = index.toJSON();
  const ids = Object.values(plain.documentIds) as unknown[];
  if (plain.serializationVersion !== formatVersion || ids.some((id, at) => id !== at)) {
    throw new Error(
      `The search index cannot be packed: MiniSearch wrote format version ${plain.serializationVersion} (expected ${formatVersion}) with section IDs ${ids.slice(0, 3).join(', ')}. Update src/components/search/engine/packed-terms.ts.`,
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

/** Restores a packed index. */
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
