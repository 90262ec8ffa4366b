import {readFile} from 'node:fs/promises';

/** Splits a line at its commas. A field in quotes may contain commas and doubled quotes. */
const splitLine = (line) =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain.trim(),
  );

/** Reads a CSV file whose first line has the names of the columns. */
export const readCsv = async (file) => {
  const text = await readFile(file, 'utf8');
  const [head, ...lines] = text.trim().split(/\r?\n/).map(splitLine);

  return lines.map((values) =>
    Object.fromEntries(head.map((column, i) => [column, values[i] ?? ''])),
  );
};
