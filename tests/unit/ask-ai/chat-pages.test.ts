import {expect, it} from 'vitest';
import {isChatPage} from '../../../src/components/AskAi/chatService';

it.each(['/ai', '/ai/', '/ai-embed'])('%s consists of the chat', (pathname) => {
  expect(isChatPage(pathname)).toBe(true);
});

it.each(['/', '/docs/ai', '/docs/ai/', '/docs/ai/mcp', '/airport'])(
  '%s has the button of the chat',
  (pathname) => {
    expect(isChatPage(pathname)).toBe(false);
  },
);
