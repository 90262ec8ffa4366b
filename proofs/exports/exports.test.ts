import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {check} from './index';
import {installedPackages} from './installed';
import {toolkitPackages} from '../../features/toolkit/packages';

function page(api: string, body: string, fields = ''): string {
  return `---\ntitle: Title\ndescription: What it does.\nkind: api\napi: ${api}\n${fields}---\n\nLead.\n\n${body}\n`;
}

/** Runs the check on one page, written to a route of its own. */
async function problemsOf(file: string, text: string, more: Record<string, string> = {}) {
  const {root} = temporarySite({[file]: text, ...more});
  const {problems} = await check.run({root, files: [file]});
  return problems;
}

async function messagesOf(file: string, text: string, more: Record<string, string> = {}) {
  return (await problemsOf(file, text, more)).map(({line, message}) => `${line}: ${message}`);
}

const option = (heading: string, type: string, text = '') =>
  `### \`${heading}\`\n\n<Option type='${type}' />\n\n${text}\n`;

const interpolate = [
  '## Arguments',
  option('input', 'number'),
  option('inputRange', 'readonly number[]'),
  option('outputRange', 'readonly number[]'),
  option('options?', 'InterpolateOptions'),
  '## Options',
  option('easing?', '(input: number) => number'),
  option('extrapolateLeft?', '"extend" | "clamp" | "wrap" | "identity"'),
  option('extrapolateRight?', 'ExtrapolateType', '`extend`, `clamp`, `wrap`, `identity`'),
].join('\n');

const interpolateApi = '{package: remotion, symbol: interpolate}';

describe('a function with parameters and options', () => {
  test('passes if every parameter and option has a heading', async () => {
    expect(await messagesOf('docs/interpolate.mdx', page(interpolateApi, interpolate))).toEqual([]);
  });

  test('fails on missing and invented headings, and on wrong question marks, types and values', async () => {
    const text = page(
      interpolateApi,
      interpolate
        .replace(option('inputRange', 'readonly number[]'), option('ranges', 'number[]'))
        .replace('`input`', '`input?`')
        .replace('(input: number) => number', '(input: number) => string')
        .replace('`extend`, `clamp`, `wrap`, `identity`', '`extend`'),
    );
    const problems = await problemsOf('docs/interpolate.mdx', text);
    const messages = problems.map(({message}) => message);
    expect(messages).toEqual(
      expect.arrayContaining([
        "The page doesn't describe the option `inputRange` of `interpolate`.",
        'According to its types, `interpolate` has no parameter, option or prop `ranges`.',
        'The heading `input?` has a question mark, but `input` is required.',
        '`easing` has the type `(input: number) => string` on the page, but `EasingFunction` in the package.',
        `\`extrapolateRight\` can be "extend", "identity", "clamp", "wrap", but the section doesn't mention "identity", "clamp", "wrap".`,
      ]),
    );
    expect(messages).toHaveLength(5);
    expect(problems.find(({message}) => message.includes('question mark'))?.remedy).toBe(
      'Change the heading to `input`.',
    );
  });

  test('fails on an invalid type, and on one that no package exports', async () => {
    const messages = await messagesOf(
      'docs/interpolate.mdx',
      page(
        interpolateApi,
        interpolate
          .replace("'number'", "'a number'")
          .replace("'InterpolateOptions'", "'InterpolationSettings'"),
      ),
    );
    expect(messages).toEqual([
      expect.stringContaining("`a number` isn't a valid TypeScript type."),
      expect.stringContaining('No package exports the type `InterpolationSettings`.'),
    ]);
  });

  test('fails on a field below the wrong heading', async () => {
    const [problem] = await problemsOf(
      'docs/interpolate.mdx',
      page(interpolateApi, `${interpolate}\n## Return value\n${option('easing?', 'number')}`),
    );
    expect(problem?.message).toBe(
      'According to its types, `interpolate` has no field or method `easing`.',
    );
    expect(problem?.remedy).toContain('Move it to "Arguments", "Options" or "Props"');
  });

  test('includes partials', async () => {
    const easing = option('easing?', 'EasingFunction');
    const text = page(
      interpolateApi,
      interpolate.replace(option('easing?', '(input: number) => number'), '<Easing />\n'),
    ).replace('Lead.', "import Easing from '@site/docs/_partials/easing.mdx';\n\nLead.");
    expect(
      await messagesOf('docs/interpolate.mdx', text, {'docs/_partials/easing.mdx': easing}),
    ).toEqual([]);
    const wrong = await problemsOf('docs/interpolate.mdx', text, {
      'docs/_partials/easing.mdx': easing.replace('EasingFunction', 'number'),
    });
    expect(wrong.map(({file}) => file)).toEqual(['docs/_partials/easing.mdx']);
  });
});

describe('a return value', () => {
  const api = '{package: "@remotion/media-utils", symbol: getImageDimensions}';
  const body = (fields: string) =>
    `## Arguments\n\n${option('src', 'string')}\n## Return value\n\n${fields}`;

  test('passes with all its fields, and fails without one', async () => {
    const [width, height] = [option('width', 'number'), option('height', 'number')];
    expect(await messagesOf('docs/image.mdx', page(api, body(`${width}\n${height}`)))).toEqual([]);
    expect(await messagesOf('docs/image.mdx', page(api, body(height)))).toEqual([
      "5: The page doesn't describe the field `width` of `getImageDimensions`.",
    ]);
  });
});

describe('components', () => {
  test('a page with several exports has a heading for each', async () => {
    const api =
      '[{package: remotion, symbol: Series}, {package: remotion, symbol: Series.Sequence}]';
    const nested = (heading: string, type: string, text = '') =>
      option(heading, type, text).replace('###', '####');
    const body = [
      '## Props',
      '### `<Series>`',
      nested('children', 'React.ReactNode'),
      '### `<Series.Sequence>`',
      'All that `<div>` takes.',
      nested('durationInFrames', 'number'),
      nested('offset?', 'number'),
      nested('className?', 'string'),
      nested('layout?', '"absolute-fill" | "none"'),
      nested('name?', 'string'),
      nested('premountFor?', 'number'),
      nested('style?', 'React.CSSProperties'),
      nested('styleWhilePremounted?', 'CSSProperties'),
    ];
    expect(await messagesOf('docs/series.mdx', page(api, body.join('\n\n')))).toEqual([]);
    expect(
      await messagesOf(
        'docs/series.mdx',
        page(api, body.join('\n\n').replace('#### `children`', '#### `children?`')),
      ),
    ).toEqual([expect.stringContaining('has a question mark')]);
  });

  test('attributes of the DOM need one sentence', async () => {
    const api = '{package: remotion, symbol: AbsoluteFill}';
    const green = await messagesOf(
      'docs/absolute-fill.mdx',
      page(api, '## Props\n\nAll attributes of `<div>` are handed on.'),
    );
    expect(green).toEqual([]);
    const red = await messagesOf('docs/absolute-fill.mdx', page(api, '## Props\n\nNone.'));
    expect(red).toEqual([expect.stringContaining('also accepts the attributes of a DOM element')]);
  });
});

describe('exports', () => {
  test('an unknown export fails, with the correct casing as the fix', async () => {
    const [problem] = await problemsOf(
      'docs/x.mdx',
      page('{package: remotion, symbol: UseVideoConfig}', '## Return value'),
    );
    expect(problem?.message).toBe("`remotion` 4.0.331 doesn't export `UseVideoConfig`.");
    expect(problem?.remedy).toContain('Use `useVideoConfig`.');
  });

  test('a package that is not part of the toolkit fails', async () => {
    const messages = await messagesOf(
      'docs/x.mdx',
      page('{package: "@remotion/magic", symbol: cast}', ''),
    );
    expect(messages).toEqual(["5: `@remotion/magic` isn't one of the documented packages."]);
  });

  test('a deprecated option is marked as deprecated, and no other is', async () => {
    const api = '{package: remotion, symbol: OffthreadVideo}';
    const body =
      '## Props\n\n### `startFrom?`\n\n<Option type="number" />\n\n### `volume?`\n\n<Option type="VolumeProp" deprecated="no" />\n';
    const messages = await messagesOf('docs/offthreadvideo.mdx', page(api, body));
    expect(messages).toEqual(
      expect.arrayContaining([
        '12: The types mark `startFrom` as deprecated: `startFrom` was renamed to `trimBefore`.',
        "18: The page marks `volume` as deprecated, but the types don't.",
      ]),
    );
  });

  test('a removed export must not exist', async () => {
    const gone = page(
      '{package: "@remotion/motion-blur", symbol: MotionBlur}',
      '',
      'removed: Trail took its place.\n',
    );
    expect(await messagesOf('docs/motion-blur/motion-blur.mdx', gone)).toEqual([]);
    const alive = page('{package: "@remotion/motion-blur", symbol: Trail}', '', 'removed: Gone.\n');
    expect(await messagesOf('docs/x.mdx', alive)).toEqual([
      '5: The front matter marks `Trail` as removed, but `@remotion/motion-blur` exports it.',
    ]);
  });

  test('a stub that throws an error is documented as removed', async () => {
    const api = '{package: remotion, symbol: Experimental.Null}';
    expect(await messagesOf('docs/null.mdx', page(api, '', 'removed: Nothing.\n'))).toEqual([]);
    expect(await messagesOf('docs/null.mdx', page(api, ''))).toEqual([
      expect.stringContaining('is still exported, but throws'),
    ]);
  });

  test('an exception for a member that the page describes fails', async () => {
    const api = '{package: "@remotion/bundler", symbol: bundle}';
    expect(
      await messagesOf('docs/bundle.mdx', page(api, `## Arguments\n\n${option('options?', 'x')}`)),
    ).toContain(
      "5: The exception for `options` of `bundle` in features/toolkit/exceptions.ts isn't needed.",
    );
  });

  test('an export with two pages or none fails in a run on all pages', async () => {
    const {root} = temporarySite({
      'docs/interpolate.mdx': page(interpolateApi, interpolate),
      'docs/other.mdx': page(interpolateApi, interpolate),
    });
    const {problems} = await check.run({root});
    const messages = problems.map(({message}) => message);
    expect(messages).toContain(
      'docs/interpolate.mdx also documents `interpolate` from `remotion`.',
    );
    expect(messages).toContain("`spring` from `remotion` isn't assigned to a page.");
  });

  test('an overview that does not list a page of its package fails in a run on all pages', async () => {
    const overview = (list: string) => page('{package: remotion}', `## APIs\n\n${list}\n`);
    const missing = async (list: string) => {
      const {root} = temporarySite({
        'docs/remotion.mdx': overview(list),
        'docs/interpolate.mdx': page(interpolateApi, interpolate),
      });
      const {problems} = await check.run({root});
      return problems
        .filter(({message}) => message.includes('with `<Apis>`'))
        .map(({file, message}) => [file, message]);
    };
    expect(await missing('<Apis package="remotion" />')).toEqual([]);
    expect(await missing('<Apis\n  pages="\n    remotion interpolate\n  "\n/>')).toEqual([]);
    const notListed = [
      ['docs/remotion.mdx', "The page doesn't list /docs/interpolate with `<Apis>`."],
    ];
    expect(await missing('- [`interpolate()`](/docs/interpolate)')).toEqual(notListed);
    expect(await missing('<Apis pages="remotion" />')).toEqual(notListed);
  });
});

describe('the table of packages', () => {
  const root = new URL('../..', import.meta.url).pathname;

  test('fails on another version and a missing reason', () => {
    expect(
      installedPackages(root, [
        {name: 'remotion', installed: '4.0.330', why: 'a reason'},
        {name: '@remotion/paths', installed: '4.0.332'},
        {name: '@remotion/magic', installed: '4.0.331'},
        {name: '@remotion/renderer', installed: '4.0.331', why: 'a reason that nothing needs'},
        {name: '@remotion/cli', why: 'said not to be installed'},
        // Which binaries are installed depends on the machine.
        {name: '@remotion/compositor-plan9-mips', installed: '4.0.331', plumbing: 'binaries'},
        ...toolkitPackages.filter(
          ({name}) =>
            !/^(?:remotion|@remotion\/(?:paths|renderer|cli|noise|compositor-.*))$/.test(name),
        ),
      ]).map(({message}) => message),
    ).toEqual([
      'remotion is installed in version 4.0.331, but is listed with 4.0.330.',
      "The version of @remotion/paths isn't 4.0.331, and there is no reason for it.",
      "@remotion/magic isn't installed, but is listed with `installed: '4.0.331'`.",
      'The version of @remotion/renderer is 4.0.331, so `why` has no effect.',
      '@remotion/cli is installed in version 4.0.331, but is listed without a version.',
      "@remotion/noise is installed, but isn't listed.",
    ]);
  });

  test('passes in its current state', () => {
    expect(installedPackages(root)).toEqual([]);
  });
});
