import {readFile} from 'node:fs/promises';
import {getUserPolicy} from '@remotion/lambda/policies';

const actionsIn = (policy) => JSON.parse(policy).Statement.flatMap(({Action}) => Action);

const granted = actionsIn(await readFile('user-policy.json', 'utf8'));
const needed = actionsIn(getUserPolicy());
const missing = needed.filter((action) => !granted.includes(action));

console.log(`${needed.length} actions are needed. Missing: ${missing.join(', ') || 'none'}`);
