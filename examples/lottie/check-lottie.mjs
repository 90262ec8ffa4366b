import {readFile} from 'node:fs/promises';
import {getLottieMetadata} from '@remotion/lottie';

const json = await readFile(process.argv[2], 'utf8');
const animation = JSON.parse(json);
const {assets = [], fonts} = animation;

console.log('metadata:', getLottieMetadata(animation));
console.log('starts at frame:', animation.ip);
console.log(
  'separate images:',
  assets.filter(({p, e}) => p !== undefined && e !== 1).map(({u, p}) => u + p),
);
console.log('fonts:', fonts?.list.map(({fFamily}) => fFamily) ?? []);
console.log('expressions:', json.includes('$bm_rt'));
