/** Fields of the configuration that only the build reads, among them the template of a page. */
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

/** The configuration as the app needs it. */
export const configOfApp = (siteConfig: object): object =>
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

/** The ids of the single docs that items of the navigation bar ask for. */
export const docsOfNavbar = (siteConfig: object): Set<string> => {
  const {themeConfig} = siteConfig as {readonly themeConfig?: {readonly navbar?: NavbarItem}};
  return new Set(docsIn(themeConfig?.navbar?.items ?? []));
};
