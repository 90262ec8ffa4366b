import {expect, test} from 'vitest';
import withoutWeakReferences from '../../../../plugins/lazy-pages/loader.mjs';

test('the registry keeps its imports, but no longer references pages weakly', () => {
  const registry = `export default {
  "00b64ecd": [() => import(/* webpackChunkName: "00b64ecd" */ "@site/docs/spring.mdx"), "@site/docs/spring.mdx", require.resolveWeak("@site/docs/spring.mdx")],};
`;
  expect(withoutWeakReferences(registry)).toBe(`export default {
  "00b64ecd": [() => import(/* webpackChunkName: "00b64ecd" */ "@site/docs/spring.mdx"), "@site/docs/spring.mdx", ("@site/docs/spring.mdx")],};
`);
});

test('a registry without weak references is an error, because all pages would be compiled', () => {
  expect(() => withoutWeakReferences('export default {};')).toThrow(/registry\.js/);
});
