/** Removes a docs page and redirects its URL to another page: `npm run remove -- /docs/a --to /docs/b`. */
import {parseArgs} from 'node:util';
import {removePage} from './pages/remove';
import {runPagesCommand} from './pages/run-command';
import {UsageError} from './pages/usage-error';

await runPagesCommand('Usage: npm run remove -- <route> --to <route>', async (root, args) => {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {to: {type: 'string'}},
  });
  const [from, more] = positionals;
  if (from === undefined || more !== undefined || values.to === undefined) {
    throw new UsageError('Pass the route of the page, and with --to the page that replaces it.');
  }
  const {changed, unusedExamples} = await removePage(root, from, values.to);
  console.log(`Changed ${changed.length} files, including a redirect from the old URL:`);
  changed.forEach((file) => console.log(`  ${file}`));
  console.log('Read the sentences whose links changed: they were written for the removed page.');
  unusedExamples.forEach((file) =>
    console.log(
      `${file} lists only the removed page. Delete its folder, or list the page that now shows its files.`,
    ),
  );
});
