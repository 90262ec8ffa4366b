import {BuiltPage} from '@docs-kit/built-pages';
import {toMarkdown} from '@docs-kit/markdown-twins';
import type {ComponentProps, ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {markdownRules} from '../../../features/markdown';
import CostCalculator from './CostCalculator';
import FunctionNameReader from './FunctionNameReader';
import PolicyBuilder from './PolicyBuilder';
import JsonCode from './JsonCode';
import MarkdownTable from './MarkdownTable';
import {policies, printPolicy} from './policies';
import {sample} from './webhook';
import WebhookTester from './WebhookTester';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: ComponentProps<'a'> & {readonly to: string}) => (
    <a href={to}>{children}</a>
  ),
}));

/** What readers see without JavaScript, and the Markdown twin: everything outside the form. */
const twinOf = (tool: ReactElement): string => {
  const html = renderToStaticMarkup(tool);
  const page = `<main><article><div class="theme-doc-markdown markdown"><header><h1>Page</h1></header>${html}</div></article></main>`;
  return toMarkdown(
    new BuiltPage('/docs/page', page).main,
    (url) => `https://example.org${url}`,
    markdownRules,
  );
};

test('the twin of the cost calculator contains the example of the guide', () => {
  const twin = twinOf(<CostCalculator />);
  expect(twin).toMatch(/\| Rendering functions +\| 82 +\|/);
  expect(twin).toMatch(/\| Price of one render +\| \$0\.01170 +\|/);
  expect(twin).toMatch(/\| us-east-1 +\| \$0\.01170 +\| \$11\.70 +\|/);
  expect(twin).not.toContain('Memory in MB');
});

test.each([
  ['user', policies.user],
  ['role', policies.role],
] as const)('the twin of the %s policy contains each action', (kind, policy) => {
  const twin = twinOf(<PolicyBuilder policy={kind} />);
  for (const {name} of policy.statements.flatMap(({actions}) => [...actions])) {
    expect(twin).toContain(`| \`${name}\``);
  }
  expect(twin).toContain('](https://example.org/docs/lambda/');
  expect(twin).not.toContain('Select all');
  expect(twin).not.toContain('"Version"');
});

test('the twin of the function name reader explains an example', () => {
  const twin = twinOf(<FunctionNameReader />);
  expect(twin).toMatch(/\| `4-0-331` +\| 4\.0\.331 +\| the Remotion version/);
  expect(twin).toContain(
    '[`--memory`](https://example.org/docs/lambda/cli/functions/deploy#--memory)',
  );
});

test('the twin of the webhook tester contains the signature of the example', () => {
  const twin = twinOf(<WebhookTester />);
  expect(twin).toContain(`\`${sample.signature}\``);
  expect(twin).toMatch(/\| Result +\| The signature is valid\. +\|/);
  expect(twin).not.toContain('Your browser');
});

test('the policy for the selection is printed with the colors of code blocks', () => {
  const html = renderToStaticMarkup(<JsonCode text={printPolicy(policies.role.statements)} />);
  const text = html.replaceAll(/<[^>]+>/g, '').replaceAll('&quot;', '"');
  expect(text).toBe(printPolicy(policies.role.statements));
  const colorOf = (part: string) =>
    new RegExp(`<span style="color:([^"]+)">&quot;${part}&quot;`).exec(html)?.[1];
  expect(colorOf('Effect')).toMatch(/^#/);
  expect(colorOf('Allow')).toMatch(/^#/);
  expect(colorOf('Effect')).not.toBe(colorOf('Allow'));
});

test('a table of Markdown sentences does not parse elements', () => {
  const entered = '[`a`](/b)';
  const html = renderToStaticMarkup(
    <MarkdownTable
      head={['name', 'entered', 'sentence']}
      rows={[['x', <>{entered}</>, entered]]}
    />,
  );
  expect(html).toContain(`${entered}</td>`);
  expect(html).toContain('<a href="/b"><code>a</code></a>');
});
