import type {LoadContext, Plugin} from '@docusaurus/types';
import {documentedVersion} from '../../toolkit-packages';
import {type DocsSize, readSize} from './read';

export interface DocsFigures extends DocsSize {
  /** The version of the toolkit that the pages describe. */
  readonly version: string;
}

/** Provides the figures of the docs: import `DocsFigures` from `@generated/docs-figures/default/figures.json`. */
export default function docsFiguresPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'docs-figures',
    loadContent: async (): Promise<DocsFigures> => ({
      ...readSize(siteDir),
      version: documentedVersion,
    }),
    contentLoaded: async ({content, actions}) => {
      await actions.createData('figures.json', content as DocsFigures);
    },
  };
}
