import {DOCUSAURUS_VERSION} from '@docusaurus/utils';

/**
 * Settings that Docusaurus renamed or added after 3.8, in the form that the installed version reads. This way, an update only
 * changes the version of Docusaurus.
 */
const [major = 0, minor = 0] = DOCUSAURUS_VERSION.split('.').map(Number);

const isAtLeast = (version: number): boolean => major > 3 || minor >= version;

/** Part of `future`: the faster tools of Docusaurus. */
export const fasterSetting = <Faster>(faster: Faster) =>
  isAtLeast(10) ? {faster} : {experimental_faster: faster};

const throwOnBrokenMarkdownLinks = {onBrokenMarkdownLinks: 'throw'} as const;

/** Parts of the configuration and of `markdown`: a broken link to a Markdown file stops the build. */
export const markdownLinkSettings = isAtLeast(9)
  ? {config: {}, markdown: {hooks: throwOnBrokenMarkdownLinks}}
  : {config: throwOnBrokenMarkdownLinks, markdown: {}};

/**
 * Part of the configuration: the names under which browsers store choices, such as the color mode. From Docusaurus 3.10 on,
 * `future.v4` adds a hash to them, so that readers would lose their choices.
 */
export const storageSetting = isAtLeast(10) ? {storage: {namespace: false}} : {};

/** Whether a sidebar category may have a `key`, which distinguishes it from others with the same label. */
export const acceptsSidebarKeys = isAtLeast(9);
