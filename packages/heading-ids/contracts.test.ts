import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation.js';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';
import {expect, test} from 'vitest';
import remarkHeadingIds from './/index';

test('Docusaurus uses the ID of a comment for the heading and in the table of contents', async () => {
  const processor = await createProcessorUncached({
    format: 'mdx',
    options: {
      siteDir: import.meta.dirname,
      staticDirs: [],
      markdownConfig: DEFAULT_CONFIG.markdown,
      beforeDefaultRemarkPlugins: [remarkHeadingIds],
    },
  });
  const {content} = await processor.process({
    content: '## The `codec` {/* #Choosing_a-codec- */}\n',
    filePath: `${import.meta.dirname}/page.mdx`,
    frontMatter: {},
    compilerName: 'client',
  });
  const ids = [...content.matchAll(/\bid"?: "([^"]*)"/g)].map(([, id]) => id);
  expect(ids, 'Docusaurus ignores the ID that a remark plugin sets').toEqual([
    'Choosing_a-codec-',
    'Choosing_a-codec-',
  ]);
});
