import {run} from '../../lib/run';
import {versionsOf, type Peer} from './contenders';

/**
 * Installs a peer in its own folder.
 *
 * @throws when its packages cannot be had, with what is missing
 */
export const installPeer = async (peer: Peer, folder: string): Promise<void> => {
  const npm = process.env['npm_execpath'];
  if (npm === undefined) {
    throw new Error('npm does not say where it is. Run this as `npm run benchmark:peers`.');
  }
  const code = await run(
    // The folder is named, because npm tells programs that it runs to stay in the project that they are of.
    [
      npm,
      'install',
      '--prefix',
      folder,
      '--prefer-offline',
      '--engine-strict',
      '--no-audit',
      '--no-fund',
    ],
    {label: `Installing ${peer.name}`, cwd: folder},
  );
  if (code !== 0) {
    const packages = Object.entries(versionsOf(peer)).map(
      ([name, version]) => `${name}@${version}`,
    );
    throw new Error(
      `${peer.name} could not be installed. It needs ${packages.join(' and ')} with what they depend on, from npm's cache or its registry over the network; npm says above what failed.`,
    );
  }
};
