import type {Changes} from './git';
import type {Selection} from './select';

/** The number of reasons and files that are listed by name. Of the rest, only the number is printed. */
const listed = 3;

/** Describes what runs and why. */
export function explain(
  base: string,
  changes: Changes['changes'],
  {tasks, later}: Selection,
): string {
  const count = `${changes.length} ${changes.length === 1 ? 'file differs' : 'files differ'} from ${base}.`;
  if (tasks.length === 0) {
    return [count, 'No check applies to these files.', ...notes(later)].join('\n');
  }
  return [
    count,
    ...tasks.map(({name, files, why}) =>
      [
        `\n${name}: ${files === 'all' ? 'everything' : some(files, 'files')}`,
        ...shorten(why, 'reasons').map((reason) => `  because ${reason}`),
      ].join('\n'),
    ),
    ...notes(later),
  ].join('\n');
}

const notes = (later: readonly string[]): string[] =>
  later.length === 0
    ? []
    : [
        '\nNot checked, because it needs a build or a browser:',
        ...later.map((note) => `  ${note}`),
      ];

const some = (items: readonly string[], what: string): string => shorten(items, what).join(', ');

const shorten = (items: readonly string[], what: string): readonly string[] =>
  items.length > listed + 1
    ? [...items.slice(0, listed), `${items.length - listed} more ${what}`]
    : items;
