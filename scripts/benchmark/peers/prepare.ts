import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readDocsPages} from '../../../plugins/pages';
import {root} from '../../lib/tools';
import {emptyFolder} from '../subject';
import {templateOf, type Peer} from './contenders';
import {toPeerPage} from './convert';
import {peerRoutes} from './routes';
import {loadSidebars} from './sidebar';
import {readTwins} from './twins';

/** The folder of the peers, in the scratch folder of the benchmark. */
export const peersFolder = 'peers';

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
};

/**
 * The icon of this site. The configurations of the peers refer to it, because otherwise they request a missing
 * file.
 */
const icon = 'img/favicon.svg';

/** The home page isn't measured, but the name of the site links to it. */
const home = '---\ntitle: Remotion\n---\n\n[Documentation](/docs/main/getting-started)\n';

export interface Corpus {
  /** The number of pages. */
  readonly size: number;
  /** Returns the path of a page at the peers for its path on this site. */
  readonly routes: (route: string) => string | undefined;
  /** Writes a peer's files to an empty folder, without its packages. @returns the folder */
  readonly layOut: (peer: Peer) => string;
}

/** Reads the content of the built site: its Markdown twins and the sidebars of its docs. */
export const readCorpus = (buildFolder: string): Corpus => {
  const twins = readTwins(buildFolder);
  const docs = readDocsPages(root);
  const routes = peerRoutes(docs, twins);
  const byId = new Map(docs.map(({id, route}) => [id, route]));
  const routeOf = (id: string): string => {
    const route = routes(byId.get(id) ?? '');
    if (route === undefined) {
      throw new Error(
        `The sidebar links to docs/${id}, which has no Markdown twin. Build the site again.`,
      );
    }
    return route;
  };
  return {
    size: twins.length,
    routes,
    layOut: (peer) => {
      const folder = emptyFolder(path.join(peersFolder, peer.folder));
      cpSync(templateOf(peer), folder, {recursive: true});
      const sidebar = peer.sidebar(loadSidebars(), routeOf);
      write(path.join(folder, 'sidebar.json'), JSON.stringify(sidebar));
      write(path.join(folder, peer.pages, 'index.md'), home);
      const takeAlong = (file: string) =>
        cpSync(path.join(buildFolder, file), path.join(folder, peer.publicFiles, file));
      takeAlong(icon);
      for (const twin of twins) {
        const {route, text, pictures} = toPeerPage(twin, peer.titleFrom, routes);
        write(path.join(folder, peer.pages, `${route}.md`), text);
        pictures.forEach(takeAlong);
      }
      return folder;
    },
  };
};
