import {expect, test} from 'vitest';
import withoutWeakReferences from './loader.mjs';

test('a registry without weak references is an error, because all pages would be compiled', () => {
  expect(() => withoutWeakReferences('export default {};')).toThrow('`lazyCompilation: false`');
});
