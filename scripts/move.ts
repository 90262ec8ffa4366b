/** Moves a docs page with everything that refers to it: `npm run move -- /docs/a /docs/b`. */
import {movePage} from './pages/move';
import {runPagesCommand} from './pages/run-command';
import {UsageError} from './pages/usage-error';

await runPagesCommand(
  'Usage: npm run move -- <route> <new route>',
  async (root, [from, to, more]) => {
    if (from === undefined || to === undefined || more !== undefined) {
      throw new UsageError('Pass the route of the page and its new route.');
    }
    const {file, changed} = await movePage(root, from, to);
    console.log(`Changed ${changed.length} files, including a redirect from the old URL:`);
    changed.forEach((each) => console.log(`  ${each}`));
    console.log(`Next, run \`npm run check -- ${file}\`, and \`npm test\` before you commit.`);
  },
);
