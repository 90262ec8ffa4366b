import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {check, resolveConfig} from 'prettier';
import {describe, expect, test} from 'vitest';
import {check as cliCheck} from '../../proofs/cli';
import {check as formCheck} from '../../checks/form';
import {check as exportsCheck} from '../../proofs/exports';
import {unwritten} from '../../checks/lib/unwritten';
import {validateFrontMatter} from '../../features/front-matter';
import {newFile} from './index';

function site() {
  return temporarySite({
    '.prettierrc.json': '{"printWidth": 100, "singleQuote": true}',
    '.prettierignore': '*.mdx',
    'sidebars/api.ts': "export const api = [{key: 'api-new', label: 'New', items: []}];\n",
  }).root;
}

async function make(...words: string[]): Promise<{root: string; file: string; text: string}> {
  const root = site();
  const {file} = await newFile(root, [...words, '--in', 'api-new']);
  return {root, file, text: readFileSync(path.join(root, file), 'utf8')};
}

describe('api', () => {
  test('writes a heading for every parameter, with type and optionality', async () => {
    const {root, file, text} = await make('api', '@remotion/paths', 'warpPath');
    expect(file).toBe('docs/paths/warp-path.mdx');
    expect(text).toContain('api: {package: "@remotion/paths", symbol: warpPath}');
    expect(text).toContain('### `path`\n\n<Option type="string" />');
    expect(text).toContain('### `options?`');
    expect(text).toContain('#### `interpolationThreshold?`\n\n<Option type="number" />');
    const {problems} = await exportsCheck.run({root, files: [file]});
    expect(problems).toEqual([]);
  });

  test('writes props and methods', async () => {
    const player = await make('api', '@remotion/player', 'Player');
    expect(player.text).toContain('title: "<Player>"');
    expect(player.text).toContain('## Props');
    expect(player.text).toContain('### `inFrame?`\n\n<Option type="number | null" />');
    expect(player.text).toContain('## Methods');
    expect(player.text).toContain('### `seekTo`');
    expect(player.text).not.toContain('dispatchSeek');
  });

  test('writes the default if the packages expose it', async () => {
    const {text} = await make('api', '@remotion/renderer', 'ensureBrowser');
    expect(text).toContain(`default='"info"' />`);
  });

  test('an unfinished page fails the checks', async () => {
    const {root, file, text} = await make('api', 'remotion', 'interpolate');
    expect(unwritten({file, text}).length).toBeGreaterThan(10);
    const frontMatter = {title: 'interpolate()', description: 'WRITE: a sentence', kind: 'api'};
    const invalid = validateFrontMatter(root, {file, text: '', frontMatter});
    expect(invalid.map(({field}) => field)).toContain('description');
  });

  test('explains what is wrong with the arguments', async () => {
    const root = site();
    await expect(newFile(root, ['api', '@remotion/paths', 'getSize'])).rejects.toThrow(
      'does not export getSize.',
    );
    await expect(newFile(root, ['api', '@remotion/magic', 'cast'])).rejects.toThrow(
      '@remotion/magic is not listed',
    );
    await expect(newFile(root, ['api'])).rejects.toThrow('Pass a package and an export');
    await expect(newFile(root, ['poem'])).rejects.toThrow('There is no kind `poem`.');
  });

  test('does not overwrite a page', async () => {
    const {root} = await make('term', '/docs/terminology/composition');
    await expect(newFile(root, ['term', '/docs/terminology/composition'])).rejects.toThrow(
      'docs/terminology/composition.mdx already exists.',
    );
  });
});

describe('cli', () => {
  test('writes a heading for every flag, with default and setting', async () => {
    const {root, file, text} = await make('cli', 'lambda', 'functions', 'deploy');
    expect(file).toBe('docs/lambda/cli/functions/deploy.mdx');
    expect(text).toContain('command: npx remotion lambda functions deploy');
    expect(text).toContain('### `--memory`');
    expect(text).toContain('default="2048"');
    const {problems} = await cliCheck.run({root, files: [file]});
    expect(
      problems.filter(({message}) => /read by|does not read|code's default/.test(message)),
    ).toEqual([]);
  });

  test('lists the subcommands of a command', async () => {
    const {text} = await make('cli', 'lambda', 'sites');
    expect(text).toContain('## Commands\n\n- `lambda sites create` {/* WRITE: ');
    expect(text).not.toContain('## Flags');
  });

  test('asks for a sentence if a command has no flags of its own', async () => {
    const {text} = await make('cli', 'versions');
    expect(text).toContain(
      '## Flags\n\n{/* WRITE: a sentence that it takes no flags of its own */}',
    );
  });

  test('rejects an unknown command', async () => {
    await expect(newFile(site(), ['cli', 'sing'])).rejects.toThrow(
      'There is no command `npx remotion sing`. Use one of benchmark, browser',
    );
  });

  test('names the page that describes a subcommand without its own page', async () => {
    await expect(newFile(site(), ['cli', 'lambda', 'quotas', 'increase'])).rejects.toThrow(
      'is described on the page of `npx remotion lambda quotas`',
    );
  });
});

describe('other kinds', () => {
  test.each([
    [['guide', '/docs/data-fetching'], 'docs/data-fetching.mdx', '## Check that it works'],
    [['troubleshooting', '/docs/timeout', 'remotion'], 'docs/timeout.mdx', '## Avoid it'],
    [['term', '/docs/terminology/composition'], 'docs/terminology/composition.mdx', '## Example'],
    [['post', 'faster-lambda'], 'blog/faster-lambda.mdx', 'slug: faster-lambda'],
    [['learn', 'apple-wow'], 'learn/apple-wow.mdx', 'slug: apple-wow'],
    [['story', 'yarx'], 'success-stories/yarx.mdx', 'slug: yarx'],
    [['template', 'blank'], 'src/data/templates/blank.yml', 'slug: blank'],
    [['expert', 'captions'], 'src/data/experts/captions.yml', 'sample: true'],
    [['showcase', 'revid'], 'src/data/showcase/revid.yml', 'slug: revid'],
  ])('%j', async (words, file, part) => {
    const root = site();
    const place = file.startsWith('docs/') ? ['--in', 'api-new'] : [];
    expect((await newFile(root, [...words, ...place])).file).toBe(file);
    expect(existsSync(path.join(root, file))).toBe(true);
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text).toContain(part);
    expect(text).toContain('WRITE: ');
    if (file.endsWith('.yml')) {
      const options = await resolveConfig(path.join(root, file));
      expect(await check(text, {...options, filepath: file})).toBe(true);
    }
    expect(unwritten({file, text}).length).toBeGreaterThan(2);
  });

  test.each([
    ['cli', 'render'],
    ['cli', 'lambda', 'sites'],
    ['guide', '/docs/data-fetching'],
    ['troubleshooting', '/docs/timeout', 'remotion'],
    ['term', '/docs/terminology/composition'],
    ['api', '@remotion/paths', 'getLength'],
  ])('%s %s has every part of its kind, in order', async (...words) => {
    const {root, file, text} = await make(...words);
    const {problems} = await formCheck.run({root, files: [file]});
    const parts = problems.filter(({message}) =>
      /page has no heading|in the wrong place|level-|There is no heading|isn't a field/.test(
        message,
      ),
    );
    expect(parts).toEqual([]);
    // The notes are reported for every kind.
    expect(unwritten({file, text}).length).toBeGreaterThan(3);
    expect(problems.map(({message}) => message)).toContainEqual(
      expect.stringContaining('`description` is "WRITE: a sentence"'),
    );
  });

  test('a troubleshooting page uses the package in the arguments', async () => {
    const {text} = await make('troubleshooting', '/docs/timeout', '@remotion/renderer');
    expect(text).toContain('package: "@remotion/renderer"');
    expect(text).toContain('message: "WRITE: the message, exactly as the package throws it');
    await expect(
      newFile(site(), ['troubleshooting', '/docs/timeout', '@remotion/magic']),
    ).rejects.toThrow('@remotion/magic is not listed in features/toolkit/packages.ts.');
  });

  test.each(['guide', 'troubleshooting', 'term'])('%s needs a route', async (kind) => {
    await expect(newFile(site(), [kind])).rejects.toThrow('Pass the route of the page');
  });

  test('a page with the same name as its folder gets a slug', async () => {
    const {text} = await make('guide', '/docs/gif/gif');
    expect(text).toMatch(/^slug: "?\/gif\/gif"?$/m);
  });
});
