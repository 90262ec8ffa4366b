import {tool, type NodeArguments} from './tools';

/** The command line of Docusaurus. */
export const docusaurus = (
  command: 'build' | 'start',
  args: readonly string[] = [],
): NodeArguments => tool('@docusaurus/core', 'docusaurus', [command, ...args]);

/** No network and no clock: Docusaurus looks neither for a newer version of itself nor of its data. */
export const docusaurusEnv = {NO_UPDATE_NOTIFIER: '1', BROWSERSLIST_IGNORE_OLD_DATA: '1'};
