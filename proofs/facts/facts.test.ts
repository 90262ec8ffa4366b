import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import * as facts from '../../features/facts/facts';
import {proofs} from './proofs';
import {filesWith, hasPackage, sameNumber, shippedText} from './shipped';

type Name = keyof typeof facts;

const root = path.resolve(import.meta.dirname, '../..');

/** The program that shows the oldest glibc is only installed on Linux x64. */
const unprovable: readonly string[] = hasPackage('@remotion/compositor-linux-x64-gnu')
  ? []
  : ['glibcMinVersion'];
const names = (Object.keys(facts) as Name[]).filter((name) => !unprovable.includes(name));

test('there is a proof for each value', () => {
  expect(Object.keys(proofs).sort()).toEqual(Object.keys(facts).sort());
});

test.each(names)('the packages have the value of %s', (name) => {
  expect(facts[name]).toBe(proofs[name]());
});

test('a page or a component uses each value', () => {
  const sources = globSync(
    ['{docs,learn,success-stories}/**/*.mdx', '{src,features,packages}/**/*.{ts,tsx}'],
    {
      cwd: root,
      ignore: 'features/facts/facts.ts',
    },
  ).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const isUsed = (name: Name) => sources.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});

describe('a proof fails', () => {
  test('if the packages no longer contain the value', () => {
    expect(() => shippedText('remotion/package.json', /"timeout": (\d+)/)).toThrow(
      'node_modules/remotion/package.json no longer contains /"timeout": (\\d+)/.',
    );
  });

  test('if files of the packages disagree', () => {
    const files = ['react/package.json', 'remotion/package.json'];
    expect(() => sameNumber(files, /"version": "(\d+)/)).toThrow('differ: ');
  });

  test('if a folder that must lack code has no code', () => {
    expect(() => filesWith('@docsearch/css', /a/)).toThrow('contains no JavaScript');
  });
});

/** Pages state these facts in sentences. If a new version fails a test, search the pages for them. */
describe('what the packages do', () => {
  test('renders and the Player do not validate props', () => {
    const validates = /safeParse|schema\.parse\(/;
    expect(filesWith('@remotion/studio/dist', validates)).not.toEqual([]);
    for (const folder of [
      'remotion/dist/cjs',
      '@remotion/renderer/dist',
      '@remotion/player/dist/cjs',
    ]) {
      expect(filesWith(folder, validates)).toEqual([]);
    }
  });

  test('the Studio replaces the form with messages if the default props are invalid', () => {
    shippedText(
      '@remotion/studio/dist/components/RenderModal/SchemaEditor/SchemaEditor.js',
      /if \(!defaultPropsValid\.success\) \{\s+return .*(InvalidDefaultProps)/,
    );
  });

  test('a volume above 1 amplifies renders, but is limited to 1 in the Studio and the Player', () => {
    shippedText(
      '@remotion/renderer/dist/assets/ffmpeg-volume-expression.js',
      /value: (String\(volume\))/,
    );
    shippedText('remotion/dist/cjs/use-amplification.js', /volume = Math\.min\(volume, (1)\)/);
  });

  test('the Studio calls a volume function with negative frames if the media has trimBefore', () => {
    shippedText('remotion/dist/cjs/audio/use-audio-frame.js', /(Math\.min\(0, .*relativeFrom)/);
    shippedText('remotion/dist/cjs/use-media-in-timeline.js', /(frame: i \+ startsAt),/);
  });

  test('parallel encoding needs less than half of the free memory', () => {
    shippedText(
      '@remotion/renderer/dist/prestitcher-memory-usage.js',
      /(estimatedUsage \/ freeMemory < 0\.5)/,
    );
  });
});
