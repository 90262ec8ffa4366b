import path from 'node:path';
import {getSilentParts} from '@remotion/renderer';

const {silentParts, audibleParts, durationInSeconds} = await getSilentParts({
  src: path.resolve('public/talk.mp4'),
  minDurationInSeconds: 0.3,
});

console.log(`${durationInSeconds} seconds, ${silentParts.length} pauses`);

for (const {startInSeconds, endInSeconds} of audibleParts) {
  console.log(`keep ${startInSeconds.toFixed(2)} to ${endInSeconds.toFixed(2)}`);
}
