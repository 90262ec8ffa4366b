/** Creates the skeleton of a page, post, template or expert: `npm run new -- guide /docs/data-fetching`. */
import {newFile, usage} from './new/index';
import {runPagesCommand} from './pages/run-command';

await runPagesCommand(usage, async (root, args) => {
  const {file, changed, category} = await newFile(root, args);
  console.log(
    `Wrote ${file}${category === undefined ? '' : `, and added it to the category ${category}`}.`,
  );
  changed.forEach((each) => console.log(`Changed ${each}`));
  console.log('Replace every WRITE: note. The checks fail until none is left.');
});
