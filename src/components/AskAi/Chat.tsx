import {type ReactNode, useEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import StateMark from '@site/features/ui/StateMark';
import AskAiPanel from './AskAiPanel';
import {canReachChat, chatOrigin, chatPage} from './chatService';
import styles from './Chat.module.css';
import {useChatSettings} from './settings';

/** Milliseconds after which the site's own panel replaces a chat that doesn't respond. */
const patience = 8000;

/**
 * The toolkit's Studio shows `/ai-embed` in a frame. It requests the focus when it opens the frame, and closes
 * the frame when it receives Cmd+I or Ctrl+I from it (`AskAiModal` of `@remotion/studio`).
 */
const useStudio = (focus: () => void): void => {
  useEffect(() => {
    const toggle = () =>
      window.parent !== window && window.parent.postMessage({type: 'cmd-i'}, '*');
    const isToggle = (key: Partial<KeyboardEvent>) =>
      key.key === 'i' && (key.metaKey || key.ctrlKey);
    const onMessage = ({data, origin}: MessageEvent<unknown>) => {
      try {
        const message = (typeof data === 'string' ? JSON.parse(data) : data) as {
          type?: string;
          data?: Partial<KeyboardEvent>;
        };
        if (message.type === 'focus') {
          focus();
        } else if (
          message.type === 'keydown' &&
          origin === chatOrigin &&
          message.data &&
          isToggle(message.data)
        ) {
          toggle();
        }
      } catch {
        // Ignore messages that aren't from the Studio.
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isToggle(event)) {
        toggle();
      }
    };
    window.addEventListener('message', onMessage);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [focus]);
};

/**
 * Shows only the chat: the chat service if it is configured and responds, otherwise the site's own panel.
 *
 * @param newTab opens links in a new tab, for a page inside a frame
 */
export default function Chat({newTab = false}: {readonly newTab?: boolean}): ReactNode {
  const settings = useChatSettings();
  const [state, setState] = useState<'waiting' | 'reached' | 'out of reach'>(
    settings ? 'waiting' : 'out of reach',
  );
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (settings) {
      void canReachChat(patience).then((reached) => setState(reached ? 'reached' : 'out of reach'));
    }
  }, [settings]);

  const [focus] = useState(() => () => {
    const frame = root.current?.querySelector('iframe');
    if (frame) {
      frame.contentWindow?.postMessage('focus', chatOrigin);
    } else {
      root.current?.querySelector('input')?.focus();
    }
  });
  useStudio(focus);

  if (settings && state === 'reached') {
    return (
      <div ref={root} className={styles.chat}>
        <iframe
          src={chatPage(settings)}
          title="Ask AI"
          allow="clipboard-read; clipboard-write"
          className={styles.frame}
          onLoad={({currentTarget}) => {
            if (document.documentElement.dataset['theme'] === 'dark') {
              currentTarget.contentWindow?.postMessage('dark-mode', chatOrigin);
            }
          }}
        />
      </div>
    );
  }
  return (
    <div ref={root} className={styles.panel}>
      {state === 'waiting' ? (
        <>
          <div role="status" className="js-only" data-needs-app>
            <StateMark />
            <p>
              Loading the chat… You can also{' '}
              <Link to="/search" {...(newTab && {target: '_blank', rel: 'noopener'})}>
                search the docs
              </Link>
              .
            </p>
          </div>
          <noscript>Enable JavaScript to use the chat.</noscript>
        </>
      ) : (
        <AskAiPanel wholeDocs newTab={newTab} />
      )}
    </div>
  );
}
