import {readFile} from 'node:fs/promises';
import {getUserPolicy} from '@remotion/lambda';

const attached = JSON.parse(await readFile(process.argv[2], 'utf8'));
const allowed = new Set(attached.Statement.flatMap(({Action}) => Action));

for (const {Sid, Action} of JSON.parse(getUserPolicy()).Statement) {
  const missing = Action.filter((action) => !allowed.has(action));
  if (missing.length > 0) {
    console.log(`${Sid} lacks ${missing.join(', ')}`);
  }
}
