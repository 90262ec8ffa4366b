import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Settings} from '../../config/settings';
import {buildIndexFiles} from './build-index';
import {extractSite} from './extract-site';

/** Chunks of this prefix load when a reader asks for them, and their styles with them. */
const onDemand = 'on-demand-';

/**
 * Makes the site searchable without a server: after the build, it cuts the pages into records and writes
 * the index that `src/components/search` reads. With Algolia settings it writes nothing, because
 * `npm run search:upload` sends the same records there.
 */
export default function searchPlugin(
  {siteDir}: LoadContext,
  {algolia}: Pick<Settings, 'algolia'>,
): Plugin {
  return {
    name: 'search',
    // Docusaurus joins all styles into one file, which would bring those of the dialog to every page.
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  styles: {
                    chunks: (chunk: {name?: string | null}) => !chunk.name?.startsWith(onDemand),
                  },
                },
              },
            },
          },
    postBuild: async ({outDir}) => {
      if (algolia) {
        return;
      }
      for (const [file, content] of buildIndexFiles(extractSite(siteDir, outDir))) {
        const target = path.join(outDir, file);
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, content);
      }
    },
  };
}
