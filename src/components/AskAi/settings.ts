import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Settings} from '@site/config/settings';

export type ChatSettings = NonNullable<Settings['askAi']>;

/** The chat service of the site; null where the site's own panel answers. */
export const useChatSettings = (): ChatSettings | null =>
  (useDocusaurusContext().siteConfig.customFields?.['askAi'] as Settings['askAi'] | undefined) ??
  null;
