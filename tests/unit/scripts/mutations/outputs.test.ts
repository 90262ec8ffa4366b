import {expect, test} from 'vitest';
import {outputKinds} from '../../../../scripts/mutations/catalog/outputs';
import {treeOf} from '../../../../scripts/mutations/tree';
import {fence, temporarySite} from '../../checks/temporary-site';

const output = (text: string) => fence('txt title="Output"', text);

const page = (...parts: readonly string[]) => ['---\ntitle: Title\n---', ...parts].join('\n\n');

const files = {
  'docs/compared.mdx': page(fence('ts', 'console.log(25);'), output('25')),
  'docs/account.mdx': page(fence('bash', 'gcloud projects list'), output('2 projects')),
  'docs/not-run.mdx': page(fence('bash', 'npx remotion versions'), output('4.0.331')),
  // Listed in checks/outputs/not-run.ts.
  'docs/lambda/php.mdx': page(fence('bash', 'php progress.php'), output('40 %')),
  'docs/recorded.mdx': page(
    fence('bash', 'node sizes.mjs'),
    fence('txt title="Output" file="examples/sizes/sizes.output.txt"', '640 by 360'),
  ),
};

test.each([
  ['output-block-wrong', ['docs/compared.mdx', 'docs/not-run.mdx']],
  ['output-recorded-wrong', ['docs/recorded.mdx']],
  ['output-cloud-wrong', ['docs/account.mdx']],
])('%s applies to %j', (name, expected) => {
  const {root} = temporarySite(files);
  const kind = outputKinds.find((each) => each.name === name);
  expect(kind?.find(treeOf(root)).map(({file}) => file)).toEqual(expected);
});
