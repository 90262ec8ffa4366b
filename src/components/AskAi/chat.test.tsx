import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import Chat from './Chat';
import type {ChatSettings} from './settings';

const site = vi.hoisted(() => ({chat: null as ChatSettings | null}));

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('./settings', () => ({useChatSettings: () => site.chat}));
vi.mock('./AskAiPanel', () => ({default: () => 'the panel'}));

test('a page with a chat shows nothing before hydration, so it hydrates at once', () => {
  site.chat = {} as ChatSettings;
  expect(renderToStaticMarkup(<Chat />)).toMatch(
    /data-needs-app.*Loading the chat.*<a href="\/search">search the docs<\/a>/,
  );
});

test('the panel works before hydration, which starts at the first user interaction', () => {
  site.chat = null;
  const html = renderToStaticMarkup(<Chat />);
  expect(html).toContain('the panel');
  expect(html).not.toContain('data-needs-app');
});
