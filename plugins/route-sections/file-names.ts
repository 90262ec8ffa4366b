import type {Section} from './split';

/** The files that the plugin writes beside those that stand for a file of Docusaurus. */
export const moduleOf = ({name}: Section): string => `./section-${name}.js`;
export const sidebarModule = (sidebar: string): string => `./sidebar-${sidebar}.json`;
export const versionModule = './version.js';
