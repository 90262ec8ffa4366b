import {repository} from '../checks/lib/run';
import {newFile, usage, UsageError} from './new/index';

// `npm run new -- api @remotion/paths getLength` writes a page for an author to fill in.
try {
  const written = await newFile(repository, process.argv.slice(2));
  console.log(`Wrote ${written}. Replace every WRITE: note; the checks fail until none is left.`);
} catch (error) {
  if (!(error instanceof UsageError)) {
    throw error;
  }
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
