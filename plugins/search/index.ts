import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Settings} from '../../config/settings';
import {buildIndexFiles} from './build-index';
import {extractSite} from './extract-site';

/**
 * Makes the site searchable without a server: after the build, it splits the pages into records and writes the
 * index that `src/components/search` reads. If Algolia is configured, it writes nothing, because `npm run
 * search:upload` uploads the same records.
 */
export default function searchPlugin(
  {siteDir}: LoadContext,
  {algolia}: Pick<Settings, 'algolia'>,
): Plugin {
  return {
    name: 'search',
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
