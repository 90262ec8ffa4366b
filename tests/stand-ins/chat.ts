import type {BrowserContext} from '@playwright/test';

/** What the real script leaves on a page, as far as the site and its tests see it. */
const embed = `
  const script = document.getElementById('crawlchat-script');
  const attributes = Object.fromEntries(Array.from(script.attributes, ({name, value}) => [name, value]));
  window.chats = [...(window.chats ?? []), {attributes, loaded: document.readyState}];
  const button = document.createElement('div');
  button.id = 'crawlchat-ask-ai-button';
  button.textContent = attributes['data-ask-ai-text'];
  document.body.append(button);
`;

const page = `<!doctype html><title>Chat</title><input aria-label="Ask anything"><script>
  addEventListener('message', ({data}) => { if (data === 'focus') document.querySelector('input').focus(); });
  addEventListener('keydown', ({key, metaKey, ctrlKey}) => {
    parent.postMessage(JSON.stringify({type: 'keydown', data: {key, metaKey, ctrlKey}}), '*');
  });
</script>`;

/** One start of the chat's script on a page. */
export interface StartedChat {
  readonly attributes: Readonly<Record<string, string>>;
  readonly loaded: DocumentReadyState;
}

export interface ChatStandIn {
  /** Addresses that were asked for. */
  readonly requests: readonly string[];
  /** Lets a held request through. */
  release(): void;
}

/**
 * Answers for CrawlChat: its script records how it was started in `window.chats`, its page has a field
 * that takes the focus. `blocked` loses every request, `held` answers when it is released.
 */
export const standInForChat = async (
  context: BrowserContext,
  mode: 'working' | 'blocked' | 'held' = 'working',
): Promise<ChatStandIn> => {
  const requests: string[] = [];
  let release = (): void => undefined;
  const gate = mode === 'held' ? new Promise<void>((resolve) => (release = resolve)) : undefined;
  await context.route('https://crawlchat.app/**', async (route) => {
    const {pathname} = new URL(route.request().url());
    requests.push(pathname);
    if (mode === 'blocked') {
      await route.abort();
      return;
    }
    await gate;
    await route.fulfill(
      pathname === '/embed.js'
        ? {contentType: 'text/javascript', body: embed}
        : {contentType: 'text/html', body: page},
    );
  });
  return {requests, release: () => release()};
};
