import type {Section} from './split';

/** The name of a section's file, which the plugin writes in addition to the replaced files of Docusaurus. */
export const moduleOf = ({name}: Section): string => `./section-${name}.js`;
export const sidebarModule = (sidebar: string): string => `./sidebar-${sidebar}.json`;
export const versionModule = './version.js';
