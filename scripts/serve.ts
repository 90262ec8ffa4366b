/**
 * Serves the built site in build/, or in BUILD_DIR, to this machine: `npm run serve`. `--port 8080` selects another
 * port, and `--host 0.0.0.0` allows access from other machines.
 */
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {buildDir} from '@docs-kit/tools';
import {createSiteServer, readAddress} from './lib/site-server';

const defaultPort = 3000;

try {
  const server = createSiteServer(buildDir);
  const {host, port} = readAddress(process.argv.slice(2), process.env);
  const listen = async (on: number): Promise<void> => {
    server.listen({host, port: on});
    await once(server, 'listening');
  };
  await listen(port ?? defaultPort).catch((error: unknown) => {
    if (port !== undefined || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') {
      throw error;
    }
    // Any free port.
    return listen(0);
  });
  const name = /^(?:0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host;
  const {port: used} = server.address() as AddressInfo;
  console.log(`The site is at http://${name}:${used}/ (stop it with Ctrl+C)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
