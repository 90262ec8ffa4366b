import {type ReactNode, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import AskAiButton from './AskAiButton';
import {isChatPage, loadChat} from './chatService';
import {useChatSettings} from './settings';

/**
 * The button at the bottom right of every page. The chat service adds its own button. The site's own panel is
 * used if no service is configured or its script doesn't load.
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
