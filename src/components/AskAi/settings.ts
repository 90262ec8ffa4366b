import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Settings} from '@site/config/settings';

export type ChatSettings = NonNullable<Settings['askAi']>;

/** The settings of the chat service, or null if the site uses its own panel. */
export const useChatSettings = (): ChatSettings | null =>
  (useDocusaurusContext().siteConfig.customFields?.['askAi'] as Settings['askAi'] | undefined) ??
  null;
