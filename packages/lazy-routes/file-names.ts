import type {RouteGroup} from './route-groups';

/** The names of the files that the plugin writes in addition to the replaced files of Docusaurus. */
export const groupModule = ({path}: RouteGroup): string =>
  `./group-${path.slice(1).replaceAll('/', '.')}.js`;
export const sidebarModule = (sidebar: string): string => `./sidebar-${sidebar}.json`;
export const versionModule = './version.js';
export const docsModule = './docs.json';
