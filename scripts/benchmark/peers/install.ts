import {run} from '../../lib/run';
import {versionsOf, type Peer} from './contenders';

/**
 * Installs a peer in its own folder.
 *
 * @throws if its packages can't be installed, with their names
 */
export const installPeer = async (peer: Peer, folder: string): Promise<void> => {
  const npm = process.env['npm_execpath'];
  if (npm === undefined) {
    throw new Error('`npm_execpath` is not set. Run the benchmark with `npm run benchmark:peers`.');
  }
  const code = await run(
    // Without an explicit folder, npm would install into the project that it is running for.
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
      `${peer.name} could not be installed. It needs ${packages.join(' and ')} and their dependencies, from npm's cache or the registry. See npm's output above.`,
    );
  }
};
