import {type NodeArguments, tool} from '@docs-kit/tools';

export const docusaurus = (
  command: 'build' | 'start',
  args: readonly string[] = [],
): NodeArguments => tool('@docusaurus/core', 'docusaurus', [command, ...args]);

/**
 * Keeps builds independent of the network and the clock: Docusaurus doesn't look for updates of itself or its
 * data.
 */
export const docusaurusEnv = {NO_UPDATE_NOTIFIER: '1', BROWSERSLIST_IGNORE_OLD_DATA: '1'};
