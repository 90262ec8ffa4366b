/**
 * Compares this site with VitePress and Starlight sites of the same content: `npm run benchmark:peers`. It
 * builds this site, turns its Markdown twins into pages for the other two with their default themes, and
 * measures all three the same way, page by page. `--quick` repeats less. The packages of the other two come
 * from the network or npm's cache. Everything is written to `.cache/benchmark/peers`, and the figures to
 * `.cache/benchmark/peers.json`. Times are only meaningful on an otherwise idle machine.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {serveGzip, type GzipServer} from './benchmark/gzip-server';
import {describeMachine, say} from './benchmark/machine';
import {measureBuild, measureRun, type BuildCost} from './benchmark/measured-build';
import {peers, versionsOf, type Peer} from './benchmark/peers/contenders';
import {installPeer} from './benchmark/peers/install';
import {measureReaders, servedPeer, servedSite, type ServedSite} from './benchmark/peers/measure';
import type {PeerResults} from './benchmark/peers/measured';
import {readPeerOptions, type PeerOptions} from './benchmark/peers/options';
import {peersFolder, readCorpus, type Corpus} from './benchmark/peers/prepare';
import {describePeers} from './benchmark/peers/report';
import {prepareSite, scratch} from './benchmark/subject';
import {seconds} from './benchmark/table';
import {secondsSince} from './lib/run';
import {root} from './lib/tools';

const fullRun = {lighthouse: 5, clicks: 10};
const quickRun = {lighthouse: 1, clicks: 2};

interface Built {
  readonly name: string;
  readonly cost: BuildCost;
  readonly buildFolder: string;
  readonly serve: (origin: string) => ServedSite;
}

const buildSite = async (): Promise<Built> => {
  const subject = prepareSite(path.join(peersFolder, 'site'));
  say('building this site, cold');
  const cost = await measureBuild(subject);
  say(`built in ${seconds(cost.wall)} s`);
  return {
    name: 'this site',
    cost,
    buildFolder: path.join(subject.folder, 'build'),
    serve: servedSite,
  };
};

const buildPeer = async (peer: Peer, {size, layOut, routes}: Corpus): Promise<Built> => {
  const name = `${peer.name} ${versionsOf(peer)[peer.mainPackage]}`;
  const folder = layOut(peer);
  say(`installing ${name}`);
  await installPeer(peer, folder);
  say(`building ${name} with ${size} pages, cold`);
  const cost = await measureRun(peer.build(folder), {
    name,
    folder,
    env: {ASTRO_TELEMETRY_DISABLED: '1'},
  });
  say(`built in ${seconds(cost.wall)} s`);
  return {
    name,
    cost,
    buildFolder: path.join(folder, peer.built),
    serve: (origin) => servedPeer(peer, name, origin, routes),
  };
};

const measureAll = async ({quick}: PeerOptions): Promise<PeerResults> => {
  const site = await buildSite();
  const corpus = readCorpus(site.buildFolder);
  const built = [site];
  for (const peer of peers) {
    built.push(await buildPeer(peer, corpus));
  }
  const servers: GzipServer[] = [];
  try {
    const served: ServedSite[] = [];
    for (const {buildFolder, serve} of built) {
      const server = await serveGzip(buildFolder);
      servers.push(server);
      served.push(serve(server.origin));
    }
    const readers = await measureReaders(served, quick ? quickRun : fullRun, say);
    return {
      sites: built.map(({name}) => name),
      pages: corpus.size,
      builds: built.map(({cost}) => cost),
      ...readers,
    };
  } finally {
    servers.forEach((server) => server.close());
  }
};

try {
  const options = readPeerOptions(process.argv.slice(2));
  const start = performance.now();
  console.log(`Machine: ${describeMachine()}.`);
  const results = await measureAll(options);
  const file = path.join(scratch, 'peers.json');
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\n${describePeers(results)}`);
  console.log(
    `\n${secondsSince(start)}. Machine at the end: ${describeMachine()}. The figures are in ${path.relative(root, file)}, and the sites in ${path.relative(root, path.join(scratch, peersFolder))}. No other file was changed.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
