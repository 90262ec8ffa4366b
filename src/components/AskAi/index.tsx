import {type ReactNode, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import AskAiButton from './AskAiButton';
import {loadChat} from './chat';
import {useChatSettings} from './settings';

/** Pages that are the chat themselves. */
const isChatPage = (pathname: string): boolean => /\/ai(?:-embed)?\/?$/.test(pathname);

/**
 * The button at the bottom right of every page: the chat service brings its own, and the site's own
 * panel stands in where there is no service, or where its script does not load.
 */
export default function AskAi(): ReactNode {
  const settings = useChatSettings();
  const [failed, setFailed] = useState(false);
  const onChatPage = isChatPage(useLocation().pathname);

  useEffect(() => {
    if (settings && !onChatPage) {
      loadChat(settings).catch(() => setFailed(true));
    }
  }, [settings, onChatPage]);

  return onChatPage || (settings && !failed) ? null : <AskAiButton />;
}
