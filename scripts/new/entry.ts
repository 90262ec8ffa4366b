import type {ZodTypeAny} from 'zod';
import {expertSchema} from '../../src/data/schemas/expert';
import {templateSchema} from '../../src/data/schemas/template';
import {UsageError} from '../pages/usage-error';
import type {Scaffold} from './scaffold';

const kinds: Readonly<
  Record<
    'template' | 'expert',
    {folder: string; schema: ZodTypeAny; known: Record<string, unknown>}
  >
> = {
  template: {folder: 'src/data/templates', schema: templateSchema, known: {}},
  expert: {folder: 'src/data/experts', schema: expertSchema, known: {sample: true}},
};

/** `template my-template`: a data file with a note for every field that its schema requires. */
export function entry(kind: 'template' | 'expert', [slug]: readonly string[]): Scaffold {
  if (slug === undefined || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new UsageError('Pass a slug in lowercase with hyphens, for example music-visualization.');
  }
  const {folder, schema, known} = kinds[kind];
  const given = {slug, ...known};
  const result = schema.safeParse(given);
  const issues = result.success ? [] : result.error.issues;
  const remedies = new Map(issues.map(({path, message}) => [String(path[0] ?? ''), message]));
  const lines = [
    ...Object.entries(given).map(([name, value]) => `${name}: ${value}`),
    ...[...remedies]
      .filter(([name]) => name !== '' && !(name in given))
      .map(
        ([name, message]) => `${name}: ${JSON.stringify(message.replace(/^Write /, 'WRITE: '))}`,
      ),
  ];
  return {file: `${folder}/${slug}.yml`, text: `${lines.join('\n')}\n`};
}
