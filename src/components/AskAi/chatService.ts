import type {ChatSettings} from './settings';

/** CrawlChat, the chat service that the site ID in the settings belongs to. */
export const chatOrigin = 'https://crawlchat.app';

/** The script finds its own element by this ID. A second element with the same ID would start a second chat. */
const scriptId = 'crawlchat-script';

/** The attributes from which the script reads its ID and colors. */
const attributesOf = ({siteId, background, color}: ChatSettings): Record<string, string> => ({
  'data-id': siteId,
  'data-ask-ai': 'true',
  'data-ask-ai-text': 'Ask AI',
  'data-ask-ai-position': 'br',
  'data-ask-ai-radius': '20px',
  'data-ask-ai-background-color': background,
  'data-ask-ai-color': color,
});

const whenIdle = (task: () => void): void => {
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(task, {timeout: 5000})
      : setTimeout(task, 2000);
  if (document.readyState === 'complete') {
    wait();
  } else {
    addEventListener('load', wait, {once: true});
  }
};

export const isChatPage = (pathname: string): boolean => /^\/ai(?:-embed)?\/?$/.test(pathname);

type ChatWindow = Window & {chatLoading?: Promise<void>};

/**
 * Loads the script of the chat after the page is idle, once per tab: `src/early` calls it, and the React app, if it runs
 * earlier.
 *
 * @throws if the script can't be loaded
 */
export const loadChat = (settings: ChatSettings): Promise<void> =>
  ((window as ChatWindow).chatLoading ??= new Promise((resolve, reject) => {
    whenIdle(() => {
      const script = document.createElement('script');
      script.id = scriptId;
      script.async = true;
      script.src = `${chatOrigin}/embed.js`;
      for (const [name, value] of Object.entries(attributesOf(settings))) {
        script.setAttribute(name, value);
      }
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`${script.src} did not load.`)));
      document.body.append(script);
    });
  }));

export const chatPage = ({siteId}: ChatSettings): string =>
  `${chatOrigin}/w/${encodeURIComponent(siteId)}`;

/** Whether the chat responds within the given time, in milliseconds. */
export const canReachChat = async (patience: number): Promise<boolean> => {
  try {
    await fetch(`${chatOrigin}/embed.js`, {mode: 'no-cors', signal: AbortSignal.timeout(patience)});
    return true;
  } catch {
    return false;
  }
};
