/** Fields of the configuration that only the build reads, for example the page template. */
const ofTheBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** Reduces the configuration to what the browser needs. */
export const clientConfig = (siteConfig: object): object =>
  Object.fromEntries(Object.entries(siteConfig).filter(([name]) => !ofTheBuild.includes(name)));

interface NavbarItem {
  readonly docId?: string;
  readonly items?: readonly NavbarItem[];
}

const docsIn = (items: readonly NavbarItem[]): string[] =>
  items.flatMap(({docId, items: nested = []}) => [
    ...(docId === undefined ? [] : [docId]),
    ...docsIn(nested),
  ]);

/** The IDs of single docs that items in the navbar link to. */
export const docsOfNavbar = (siteConfig: object): Set<string> => {
  const {themeConfig} = siteConfig as {readonly themeConfig?: {readonly navbar?: NavbarItem}};
  return new Set(docsIn(themeConfig?.navbar?.items ?? []));
};
