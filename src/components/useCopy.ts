import {useEffect, useState} from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

export const copyMessages: Readonly<Record<CopyState, string>> = {
  idle: '',
  copied: 'Copied',
  failed: 'Could not copy',
};

/** How long a control says that its text was copied, in milliseconds. */
const shownFor = 2500;

const write = (text: string | (() => Promise<string>)): Promise<void> => {
  if (typeof text === 'string') {
    return navigator.clipboard.writeText(text);
  }
  if (!('ClipboardItem' in window)) {
    // Firefox before 127.
    return text().then((fetched) => navigator.clipboard.writeText(fetched));
  }
  // Safari only allows copying a text that must be fetched first if the promise is passed during the click.
  const blob = text().then((fetched) => new Blob([fetched], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
};

/**
 * Copies text to the clipboard. The clipboard API is unavailable over HTTP and may be blocked, so the text should
 * also be selectable. The state is `copied` for a moment, and `failed` until the next attempt.
 */
export const useCopy = () => {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') {
      return undefined;
    }
    const timer = window.setTimeout(() => setState('idle'), shownFor);
    return () => window.clearTimeout(timer);
  }, [state]);

  /** @param text the text, or a function that fetches it */
  const copy = async (text: string | (() => Promise<string>)): Promise<void> => {
    // A message that is shown again is announced again.
    setState('idle');
    try {
      await write(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return {state, copy};
};
