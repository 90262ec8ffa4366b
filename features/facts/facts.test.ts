import path from 'node:path';
import {sentencesOf} from '@docs-kit/docs-proof/markdown';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {expect, test} from 'vitest';
import {loadPages} from '../pages/markdown';
import config from '../../docusaurus.config';
import {insertFacts} from './';

const file = 'docs/page.mdx';

test.each([
  ['After {facts.renderTimeoutSeconds} seconds.', 'After 30 seconds.'],
  ['`Timeout ({facts.renderTimeoutMs}ms) exceeded`', '`Timeout (30000ms) exceeded`'],
  ['| {facts.crfH264} | {facts.crfVp9} |', '| 18 | 28 |'],
  ['<Option default="{facts.jpegQuality}" />', '<Option default="80" />'],
  [
    'Any {object.value}, {facts} or {props.facts.x}.',
    'Any {object.value}, {facts} or {props.facts.x}.',
  ],
])('%s is inserted as %s', (source, inserted) => {
  expect(insertFacts(source)).toBe(inserted);
});

test.each(['```', '~~~~'])('nothing is inserted in a code block in %s', (fence) => {
  const block = `${fence}tsx\n  <b>{facts.length}</b>\n  ${fence}`;
  expect(insertFacts(`${block}\n\n{facts.crfH264}\n\n- ${block}`)).toBe(
    `${block}\n\n18\n\n- ${block}`,
  );
});

test('an unknown name stops the build with the page, the line and the nearest names', () => {
  const page = '---\ntitle: Title\n---\n\nAfter {facts.renderTimeoutSecond} seconds.\n';
  expect(() =>
    config.markdown?.preprocessor?.({filePath: path.resolve(file), fileContent: page}),
  ).toThrow(
    'docs/page.mdx:5: There is no value {facts.renderTimeoutSecond}. Write renderTimeoutSeconds, ',
  );
});

test('the build inserts the value before it parses the page', () => {
  const fileContent = '| {facts.crfH264}, `{facts.crfVp9}` |';
  expect(config.markdown?.preprocessor?.({filePath: file, fileContent})).toBe('| 18, `28` |');
});

test('checks read the value, and report an unknown name', async () => {
  const {root} = temporarySite({
    [file]: 'CRF {facts.crfH264}.',
    'docs/wrong.mdx': 'First.\n\nCRF {facts.crf264}.',
  });
  const {pages, problems} = loadPages(root);
  expect(pages.flatMap(sentencesOf)).toEqual([expect.objectContaining({text: 'CRF 18.'})]);
  expect(problems).toEqual([
    {
      file: 'docs/wrong.mdx',
      line: 3,
      message: 'There is no value {facts.crf264}.',
      remedy: expect.stringMatching(
        /^Write crfH264, .*, or add the value to features\/facts\/facts\.ts\.$/,
      ),
    },
  ]);
});
