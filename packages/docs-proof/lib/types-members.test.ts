import {expect, test} from 'vitest';
import {findExport, readTypes} from './types';
import {shapeOf} from './types-members';
import {temporarySite} from '../testing/temporary-site';

/** The literals of the options of a function `render`. */
const literalsOf = (definitions: string): Record<string, string[]> => {
  const {root} = temporarySite(
    {
      'node_modules/acme/package.json': JSON.stringify({
        name: 'acme',
        types: 'index.d.ts',
        exports: {'.': {types: './index.d.ts'}},
      }),
      'node_modules/acme/index.d.ts': definitions,
    },
    'none',
  );
  const types = readTypes(root, [{name: 'acme', installed: '4.0.331'}]);
  const {inputs} = shapeOf(types, findExport(types, 'acme', 'render')!);
  return Object.fromEntries(inputs.map(({name, literals}) => [name, literals]));
};

test('the values of an enum are those of its members, because a type has no members to name', () => {
  const definitions = `
    declare enum Reason { NoWorker = 'no-worker', NoSpace = 'no-space' }
    interface Options { reason: Reason; format: 'webm' | 'mp4'; scale: 1 | 2; }
    export declare const render: (options: Options) => void;
  `;
  expect(literalsOf(definitions)).toEqual({
    reason: ['"no-worker"', '"no-space"'],
    format: ['"webm"', '"mp4"'],
    scale: ['1', '2'],
  });
});
