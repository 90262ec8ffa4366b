import type {ChatSettings} from './settings';

/** CrawlChat, the chat service that the settings name the site's id at. */
export const chatOrigin = 'https://crawlchat.app';

/** The script finds itself by this id; a second element of that id would be a second chat. */
const scriptId = 'crawlchat-script';

/** Attributes that the script reads its looks from. */
const attributesOf = ({siteId, background, color}: ChatSettings): Record<string, string> => ({
  'data-id': siteId,
  'data-ask-ai': 'true',
  'data-ask-ai-text': 'Ask AI',
  'data-ask-ai-position': 'br',
  'data-ask-ai-radius': '20px',
  'data-ask-ai-background-color': background,
  'data-ask-ai-color': color,
});

/** Runs a task when the page has loaded and the browser has nothing better to do. */
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

let loading: Promise<void> | undefined;

/**
 * Loads the chat's script once for as long as the tab lives, after the page is idle.
 *
 * @throws when the script cannot be loaded
 */
export const loadChat = (settings: ChatSettings): Promise<void> =>
  (loading ??= new Promise((resolve, reject) => {
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

/** Address of the chat alone, for a frame. */
export const chatPage = ({siteId}: ChatSettings): string =>
  `${chatOrigin}/w/${encodeURIComponent(siteId)}`;

/** Whether the chat can be reached within the given time, in milliseconds. */
export const canReachChat = async (patience: number): Promise<boolean> => {
  try {
    await fetch(`${chatOrigin}/embed.js`, {mode: 'no-cors', signal: AbortSignal.timeout(patience)});
    return true;
  } catch {
    return false;
  }
};
