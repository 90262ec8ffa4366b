/** Milliseconds before the first retry. Each further one waits twice as long, up to the maximum. */
const firstDelay = 500;
const maxDelay = 30_000;

interface FailedFile {
  readonly url: string;
  readonly isScript: boolean;
  /** Only a preload has failed. Nobody waits for it, but browsers fail the next request for the file as well. */
  readonly isPreload: boolean;
}

/** The script or stylesheet of the site that an element has failed to load. */
const failedFile = (element: EventTarget | null): FailedFile | undefined => {
  const isScript = element instanceof HTMLScriptElement;
  if (!isScript && !(element instanceof HTMLLinkElement)) {
    return undefined;
  }
  const url = isScript ? element.src : element.href;
  const isPreload = !isScript && element.rel === 'preload' && /^s/.test(element.as);
  return url.startsWith(`${window.location.origin}/`) &&
    (isScript || isPreload || element.rel === 'stylesheet')
    ? {url, isScript: isScript || (isPreload && element.as === 'script'), isPreload}
    : undefined;
};

/**
 * Retries scripts and stylesheets of the site that fail to load: with increasing delays, and as soon as
 * the browser is online again. The bundler, which gives up at the first failure, doesn't learn of it.
 *
 * @param onFailure receives how often the file has failed
 * @returns stops the retries, and reports the files that have not loaded yet as failed
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
      const file = failedFile(target);
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
        // The bundler listens to the element that it has added itself.
        copy.onload = copy.onerror = tell as (event: Event | string) => void;
        document.head.append(copy);
      };
      const delay = isPreload ? 0 : Math.min(firstDelay * 2 ** (failures - 1), maxDelay);
      const timer = window.setTimeout(retry, delay);
      window.addEventListener('online', retry, {signal: attempt.signal});
      // The app handles failures from then on.
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
