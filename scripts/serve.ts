/** Serves the built site of build/, or of BUILD_DIR: `npm run serve`, with `--port 8080` on another port. */
import {createSiteServer, listen, readPort} from './lib/site-server';
import {buildDir} from './lib/tools';

const defaultPort = 3000;

try {
  const server = createSiteServer(buildDir);
  const port = await listen(server, readPort(process.argv.slice(2), process.env, defaultPort));
  console.log(`The site is at http://localhost:${port}/ (stop it with Ctrl+C)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
