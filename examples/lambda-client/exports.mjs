import * as all from '@remotion/lambda';
import * as client from '@remotion/lambda/client';

const namesIn = (module) => Object.keys(module).filter((name) => !name.endsWith('Internals'));

const deployment = namesIn(all).filter((name) => !(name in client));

console.log('@remotion/lambda/client:');
console.log(namesIn(client).sort().join('\n'));
console.log('\nOnly in @remotion/lambda:');
console.log(deployment.sort().join('\n'));
