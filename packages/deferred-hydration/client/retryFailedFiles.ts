/** Milliseconds before the first retry. The delay doubles with each retry, up to the maximum. */
const firstDelay = 500;
const maxDelay = 30_000;

interface FailedFile {
  readonly url: string;
  readonly isScript: boolean;
  /** Only a preload failed. Nothing waits for it, but browsers also fail the next request for the file. */
  readonly isPreload: boolean;
}

/** Returns the script or style sheet of this site that an element failed to load. */
const failedFile = (element: EventTarget | null, origin: string): FailedFile | undefined => {
  const isScript = element instanceof HTMLScriptElement;
  if (!isScript && !(element instanceof HTMLLinkElement)) {
    return undefined;
  }
  const url = isScript ? element.src : element.href;
  const isPreload = !isScript && element.rel === 'preload' && /^s/.test(element.as);
  return url.startsWith(`${origin}/`) && (isScript || isPreload || element.rel === 'stylesheet')
    ? {url, isScript: isScript || (isPreload && element.as === 'script'), isPreload}
    : undefined;
};

/**
 * Retries scripts and style sheets that fail to load, with increasing delays and as soon as the browser is
 * online again. The bundler, which would give up after the first failure, doesn't notice.
 *
 * @param onFailure called with the number of times that the file has failed
 * @returns a function that stops retrying and reports the files that haven't loaded as failed
 */
export const retryFailedFiles = (
  window: Window,
  onFailure: (failures: number) => void,
): (() => void) => {
  const {document} = window;
  const stop = new AbortController();
  const {signal} = stop;
  const failuresByUrl = new Map<string, number>();
  window.addEventListener(
    'error',
    (event) => {
      const {target} = event;
      const file = failedFile(target, window.location.origin);
      if (!file) {
        return;
      }
      event.stopImmediatePropagation();
      const {url, isScript, isPreload} = file;
      const failures = (failuresByUrl.get(url) ?? 0) + (isPreload ? 0 : 1);
      failuresByUrl.set(url, failures);
      const attempt = new AbortController();
      const tell = ({type}: {readonly type: string}) => target?.dispatchEvent(new Event(type));
      const retry = () => {
        attempt.abort();
        const copy = document.createElement(isScript ? 'script' : 'link');
        Object.assign(copy, isScript ? {src: url} : {rel: 'stylesheet', href: url});
        // The bundler listens to the original element.
        copy.onload = copy.onerror = tell as (event: Event | string) => void;
        document.head.append(copy);
      };
      const delay = isPreload ? 0 : Math.min(firstDelay * 2 ** (failures - 1), maxDelay);
      const timer = window.setTimeout(retry, delay);
      window.addEventListener('online', retry, {signal: attempt.signal});
      // From then on, the React app handles failures.
      const giveUp = () => {
        attempt.abort();
        tell({type: 'error'});
      };
      signal.addEventListener('abort', giveUp, {signal: attempt.signal});
      attempt.signal.addEventListener('abort', () => window.clearTimeout(timer));
      if (!isPreload) {
        onFailure(failures);
      }
    },
    {capture: true, signal},
  );
  return () => stop.abort();
};
