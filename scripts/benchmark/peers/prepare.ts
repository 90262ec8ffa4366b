import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute, loadWrittenRoutes} from '../../../config/docs-routes';
import {root} from '../../lib/tools';
import {emptyFolder} from '../subject';
import {templateOf, type Peer} from './contenders';
import {toPeerPage} from './convert';
import {peerRoutes} from './routes';
import {loadSidebars} from './sidebar';
import {readTwins} from './twins';

/** Where the peers are laid out, within the scratch folder of the benchmark. */
export const peersFolder = 'peers';

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
};

/** The icon of this site, which the configurations of the peers name: without one, theirs is not found. */
const icon = 'img/favicon.svg';

/** Nobody measures the home page, but the name of the site leads to it. */
const home = '---\ntitle: Remotion\n---\n\n[Documentation](/docs/main/getting-started)\n';

export interface Corpus {
  /** Number of pages. */
  readonly size: number;
  /** Path of a page at the peers, by its path here. */
  readonly routes: (route: string) => string | undefined;
  /** Lays a peer out in an empty folder, without its packages. @returns the folder */
  readonly layOut: (peer: Peer) => string;
}

/** Takes the words of the built site: its Markdown twins, with the sidebars that the docs have here. */
export const readCorpus = (buildFolder: string): Corpus => {
  const twins = readTwins(buildFolder);
  const docs = loadWrittenRoutes(root);
  const routes = peerRoutes(docs, twins);
  const byId = new Map(docs.map(({route}) => [docIdOfRoute(route), route]));
  const routeOf = (id: string): string => {
    const route = routes(byId.get(id) ?? '');
    if (route === undefined) {
      throw new Error(`The sidebar leads to docs/${id}, which has no Markdown twin.`);
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
