import {describe, expect, test} from 'vitest';
import {addRoot, compositionIds, rootOf} from '../../../../scripts/lib/examples/guides/roots';

const root = (module: string, ...ids: string[]) => ({
  module,
  text: ids.map((id) => `<Composition\n  id="${id}"\n  component={A}\n/>`).join('\n'),
});

test('compositions and stills have an id, sequences do not', () => {
  expect(
    compositionIds('<Composition id="A" /><Still\n component={B} id="B-1" /><Sequence id="C" />'),
  ).toEqual(['A', 'B-1']);
});

describe('the compositions of a guide', () => {
  test('are added to those of the guides before it', () => {
    const roots = addRoot([root('Root.start', 'Hello')], root('Root.audio', 'Sound'));
    expect(rootOf(roots)).toBe(
      `import {RemotionRoot as Root1} from './Root.start';
import {RemotionRoot as Root2} from './Root.audio';

export const RemotionRoot: React.FC = () => (
  <>
    <Root1 />
    <Root2 />
  </>
);
`,
    );
  });

  test('replace an earlier version that they contain', () => {
    const roots = addRoot([root('Root.start', 'Hello')], root('Root.next', 'Hello', 'Countdown'));
    expect(roots.map(({module}) => module)).toEqual(['Root.next']);
  });

  test('fail if another guide uses one of the ids', () => {
    expect(() =>
      addRoot([root('Root.layers', 'Scene', 'Other')], root('Root.encoding', 'Scene')),
    ).toThrow('Root.encoding and Root.layers both register the composition Scene.');
  });
});
