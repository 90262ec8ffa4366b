import {describe, expect, test} from 'vitest';
import {usesOfDemos, usesOfExamples} from '../../../../checks/compatibility/uses';
import {temporarySite} from '../temporary-site';

const demo = (code: string) => {
  const {root} = temporarySite(
    {
      'src/demos/spin/index.ts': "export default {load: () => import('./Spin')};",
      'src/demos/spin/Spin.tsx': code,
    },
    'none',
  );
  return [...usesOfDemos(root)];
};

describe('a demo', () => {
  test('uses what its files import and use', () => {
    expect(
      demo("import {Loop, Freeze} from 'remotion'; export const Spin = () => <Loop />;"),
    ).toEqual([['Loop from remotion', 'the demo spin']]);
  });

  test('uses parts of exports', () => {
    expect(
      demo("import {Series} from 'remotion'; export const Spin = () => <Series.Sequence />;"),
    ).toEqual([
      ['Series from remotion', 'the demo spin'],
      ['Series.Sequence from remotion', 'the demo spin'],
    ]);
  });

  test.each([
    ['imports of types', "import type {Loop} from 'remotion'; export const Spin: Loop = 1;"],
    [
      'code after errors',
      "import {cancelRender} from 'remotion'; export const Spin = () => load().catch((error) => cancelRender(error));",
    ],
    [
      'code that asks where it runs',
      "import {getRemotionEnvironment, Loop} from 'remotion'; export const Spin = () => getRemotionEnvironment().isPlayer ? <Loop /> : null;",
    ],
  ])('shows nothing about %s', (_name, code) => {
    expect(demo(code)).toEqual([]);
  });
});

describe('an example', () => {
  const example = async (fields: string) => {
    const {root} = temporarySite(
      {
        'examples/clip/example.ts': `export default {shows: '', pages: [], ${fields}};`,
        'examples/clip/src/index.ts': "import {registerRoot} from 'remotion'; registerRoot(null);",
        'examples/clip/src/Root.tsx': `
          import {Composition} from 'remotion';
          import {Clip} from './Clip';
          import {Other} from './Other';
          export const Root = () => <>
            <Composition id="Clip" component={Clip} />
            <Composition id="Other" component={Other} />
          </>;`,
        'examples/clip/src/Clip.tsx':
          "import {Loop} from 'remotion'; export const Clip = () => <Loop />;",
        'examples/clip/render.mjs':
          "import {renderMedia} from '@remotion/renderer'; await renderMedia();",
        'examples/clip/src/Other.tsx':
          "import {Freeze} from 'remotion'; export const Other = () => <Freeze />;",
      },
      'none',
    );
    const {server, studio, scripts} = await usesOfExamples(root);
    return {
      server: [...server.keys()],
      studio: [...studio.keys()],
      scripts: [...scripts.keys()],
    };
  };
  const clip = ['registerRoot from remotion', 'Composition from remotion', 'Loop from remotion'];

  test('renders the exports of the compositions in its commands', async () => {
    expect(
      await example("steps: [{command: 'npx remotion render Clip out/clip.mp4 --crf=18'}]"),
    ).toEqual({server: clip, studio: [], scripts: []});
  });

  test('shows nothing if the command fails', async () => {
    expect(
      await example("steps: [{command: 'npx remotion render Clip out/clip.mp4', exitCode: 1}]"),
    ).toEqual({server: [], studio: [], scripts: []});
  });

  test('opens compositions in the Studio', async () => {
    expect(
      await example("steps: [], studio: [{page: '', proves: [], actions: [{open: 'Clip'}]}]"),
    ).toEqual({server: [], studio: clip, scripts: []});
  });

  test.each([
    ['node render.mjs', 0, ['renderMedia from @remotion/renderer']],
    ['node render.mjs', 1, []],
    ['node absent.mjs', 0, []],
  ])('runs the exports in its scripts: %s (exit code %i)', async (command, exitCode, scripts) => {
    expect(await example(`steps: [{command: '${command}', exitCode: ${exitCode}}]`)).toEqual({
      server: [],
      studio: [],
      scripts,
    });
  });
});
