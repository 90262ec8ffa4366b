/** Serves the built site: `npm run serve`, with `--port 8080` on another port. */
import path from 'node:path';
import {createSiteServer, listen, readPort} from './lib/site-server';
import {root} from './lib/tools';

const defaultPort = 3000;

try {
  const server = createSiteServer(path.join(root, 'build'));
  const port = await listen(server, readPort(process.argv.slice(2), process.env, defaultPort));
  console.log(`The site is at http://localhost:${port}/ (stop it with Ctrl+C)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
