import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import FullHeightMain from '@site/features/ui/FullHeightMain';
import Chat from '@site/src/components/AskAi/Chat';
import styles from '@site/src/components/AskAi/pages.module.css';

export default function AiPage(): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(styles.withChat)}>
      <Layout
        title="Ask AI"
        description="Ask questions about Remotion: search the docs, or send a docs page to the AI assistant that you use.">
        <FullHeightMain className={clsx('margin-vert--lg', styles.page)}>
          <Heading as="h1">Ask AI</Heading>
          <Chat />
        </FullHeightMain>
      </Layout>
    </HtmlClassNameProvider>
  );
}
