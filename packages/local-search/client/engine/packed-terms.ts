import MiniSearch, {type AsPlainObject} from 'minisearch';
import {type Terms, indexOptions} from './terms';

/**
 * The data of MiniSearch at less than half the size of its own JSON. Sections are numbered in order, so that their IDs
 * don't have to be listed. Numbers are stored as differences, which stay small on large sites, and grouped by field,
 * because similar rows compress better next to each other.
 */
export interface PackedTerms {
  readonly count: number;
  /** For each field of `indexOptions`, the average number of different terms in a section. */
  readonly averages: readonly number[];
  readonly terms: readonly string[];
  /**
   * For each field of `indexOptions`, a row for each term that it contains: the difference to the previous term's
   * position in `terms`, and for each section the difference to the previous section, followed by the negative number of
   * occurrences if it isn't 1.
   */
  readonly fields: readonly (readonly (readonly number[])[])[];
}

const formatVersion = 2;

/**
 * @param index sections with the IDs 0, 1, 2 and so on in this order, with none removed
 * @throws if the IDs differ, or if MiniSearch's JSON format has changed
 */
export const packTerms = (index: Terms): PackedTerms => {
  const plain = index.toJSON();
  const ids = Object.values(plain.documentIds) as unknown[];
  if (plain.serializationVersion !== formatVersion || ids.some((id, at) => id !== at)) {
    throw new Error(
      `The search index cannot be packed: MiniSearch wrote format version ${plain.serializationVersion} (expected ${formatVersion}) with section IDs ${ids.slice(0, 3).join(', ')}. Update packages/local-search/client/engine/packed-terms.ts.`,
    );
  }
  const fields: number[][][] = plain.averageFieldLength.map(() => []);
  const lastTerms = fields.map(() => 0);
  for (const [position, [, sectionsByField]] of plain.index.entries()) {
    for (const [field, sections] of Object.entries(sectionsByField)) {
      const row = [position - (lastTerms[Number(field)] ?? 0)];
      lastTerms[Number(field)] = position;
      let last = 0;
      for (const [section, count] of Object.entries(sections)) {
        row.push(Number(section) - last);
        if (count !== 1) {
          row.push(-count);
        }
        last = Number(section);
      }
      fields[Number(field)]?.push(row);
    }
  }
  return {
    count: ids.length,
    averages: plain.averageFieldLength,
    terms: plain.index.map(([term]) => term),
    fields,
  };
};

/** Returns how often each section contains a term. */
const unpackRow = (
  row: readonly number[],
  onSection: (section: number) => void,
): Record<string, number> => {
  const counts: Record<string, number> = {};
  let section = 0;
  for (const number of row) {
    if (number < 0) {
      counts[section] = -number;
    } else {
      section += number;
      counts[section] = 1;
      onSection(section);
    }
  }
  return counts;
};

export const unpackTerms = ({count, averages, terms, fields}: PackedTerms): Terms => {
  const sections = Array.from({length: count}, (_, section) => section);
  // MiniSearch's length of a field is the number of its different terms, so it doesn't have to be stored.
  const lengths = averages.map(() => sections.map(() => 0));
  const index = terms.map((term): [string, Record<string, Record<string, number>>] => [term, {}]);
  for (const [field, rows] of fields.entries()) {
    const ofField = lengths[field] ?? [];
    const onSection = (section: number) => {
      ofField[section] = (ofField[section] ?? 0) + 1;
    };
    let position = 0;
    for (const [distance = 0, ...row] of rows) {
      position += distance;
      const entry = index[position];
      if (entry) {
        entry[1][field] = unpackRow(row, onSection);
      }
    }
  }
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
    index,
    serializationVersion: formatVersion,
  };
  return MiniSearch.loadJS(plain, indexOptions);
};
