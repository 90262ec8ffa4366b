import {createServer, type AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';

/**
 * Returns a port of this machine that no server uses.
 *
 * @throws if no port is free
 */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    // Without a host, it uses all addresses of the machine, so a server on any of them is noticed.
    server.listen(port, () => server.close(() => resolve(true)));
  });

/**
 * Waits for a port to become free, because a server that was just stopped may hold it for a moment.
 *
 * @param patience milliseconds to wait
 * @returns whether the port is free
 */
export const becomesFree = async (port: number, patience = 10_000): Promise<boolean> => {
  const end = performance.now() + patience;
  while (!(await isFree(port))) {
    if (performance.now() > end) {
      return false;
    }
    await setTimeout(100);
  }
  return true;
};
