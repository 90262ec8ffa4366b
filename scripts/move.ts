/** Moves a docs page with everything that refers to it: `npm run move -- /docs/fonts /docs/text/fonts`. */
import {movePage} from './pages/move';
import {runPagesCommand} from './pages/run-command';
import {UsageError} from './pages/usage-error';

await runPagesCommand(
  'Usage: npm run move -- <route> <new route>',
  async (root, [from, to, more]) => {
    if (from === undefined || to === undefined || more !== undefined) {
      throw new UsageError('Pass the route of the page and its new route.');
    }
    const changed = await movePage(root, from, to);
    console.log(`Changed ${changed.length} files, including a redirect from the old URL:`);
    changed.forEach((file) => console.log(`  ${file}`));
    console.log(
      `Check them with \`npm run check -- ${changed.at(-1)}\`, and run \`npm run build\`.`,
    );
  },
);
