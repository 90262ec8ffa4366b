import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Chat from '@site/src/components/AskAi/Chat';
import styles from '@site/src/components/AskAi/pages.module.css';

/** The chat without footer, for a frame: the toolkit's Studio shows this page. */
export default function AiEmbedPage(): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(styles.withChat)}>
      <Layout noFooter>
        <PageMetadata
          title="Ask AI, embedded"
          description="Ask questions about Remotion, on a page that can be embedded."
        />
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        {/* The Studio sends messages to the page, which aren't user interactions. */}
        <main className={styles.embed} data-needs-app>
          <h1 className={styles.embedTitle}>Ask AI</h1>
          <Chat newTab />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
