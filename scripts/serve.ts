/**
 * Serves the built site in build/, or in BUILD_DIR, to this machine: `npm run serve`. `--port 8080` selects
 * another port, and `--host` allows access from other machines.
 */
import {createSiteServer, listen, readAddress} from './lib/site-server';
import {buildDir} from './lib/tools';

const defaultPort = 3000;

try {
  const server = createSiteServer(buildDir);
  const address = readAddress(process.argv.slice(2), process.env, defaultPort);
  const port = await listen(server, address);
  const host = /^(?:0\.0\.0\.0|::)$/.test(address.host) ? 'localhost' : address.host;
  console.log(`The site is at http://${host}:${port}/ (stop it with Ctrl+C)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
